import { judgeFakePages } from './testing/fake-pages.ts';

const late = (what: string, ms = 300) => `setTimeout(() => { ${what} }, ${ms});`;

/** What a page of the proposed release has and the live one has not, with what the gate says of it. */
const bad = {
  'an image of another host': {
    body: '<img alt="" src="https://elsewhere.example/x.png">',
    words: /Loading the image 'https:\/\/elsewhere/,
  },
  'an inline style': { body: '<p style="color: red">Red</p>', words: /[Aa]pply(ing)? inline style.*style-src/ },
  'an exception some time after hydration': {
    body: '',
    script: late("throw new TypeError('too late')", 600),
    words: /reports an exception: TypeError: too late/,
  },
  'a minified error of React': {
    body: '',
    script: late("throw new Error('Minified React error #418; visit https://react.dev/errors/418')"),
    words: /The HTML of the server differs from what the browser renders\. \(React error 418\)/,
  },
  'a missing script': {
    body: '<script src="/_/blog/1.0.0-b/lazy.js"></script>',
    words: /The file lazy\.js of blog 1\.0\.0-b cannot be loaded\./,
  },
  'an exception at a click': {
    body: '<button type="button">Good</button> <button type="button" id="bad">Send</button>',
    script: "document.querySelector('#bad')?.addEventListener('click', () => { throw new Error('at a click') });",
    words: /reports at a click on "Send" an exception: Error: at a click/,
  },
  'a picture without words': {
    body: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    words: /Images must have alternative text \(axe image-alt\)/,
  },
  'a header that moved': {
    body: '',
    script: "document.body.className = 'moved'",
    words: /the header was moved: its distance from the end of the page of 60 px is now 100 px/,
  },
  'a footer that is hidden': { body: '', script: "document.body.className = 'hidden'", words: /the footer is hidden/ },
  'a veil over the page that lets clicks through': {
    body: '<div class="veil"></div>',
    words: /something lies over the header \(100 %, on the live page 0 %\)/,
  },
  'an area of another part that is gone from view': {
    body: '',
    script: "document.querySelector('[data-area=Subscribe]').hidden = true",
    words: /the area Subscribe of contact is hidden/,
  },
  'a text that jumps': {
    body: '<div id="late"></div>',
    script: late("document.querySelector('#late').className = 'pushed'"),
    words: /shifts the layout by 0\.\d+; 0\.010 is allowed/,
  },
  'a script that blocks': {
    body: '',
    script: late('const end = performance.now() + 400; while (performance.now() < end);'),
    words: /blocks the page for \d+ ms; \d+ ms are allowed/,
  },
};

const pathOf = (what: string) => `/${what.replaceAll(' ', '-')}`;
const good = {
  '/good': { body: '<p>New words</p><button type="button">Press</button>' },
  '/form': { body: '<form method="post"><button>Send nothing</button></form>' },
};

/** All pages in one browser, once. */
const judged = once(() =>
  judgeFakePages({ ...good, ...Object.fromEntries(Object.entries(bad).map(([what, page]) => [pathOf(what), page])) }),
);

describe('the gate in a browser', () => {
  it.each(Object.entries(bad))(
    'refuses %s',
    async (what, { words }) => {
      expect((await judged())[pathOf(what)]?.join('\n')).toMatch(words);
    },
    60_000,
  );

  it.each(Object.keys(good))('lets %s in', async (path) => {
    expect((await judged())[path]).toEqual([]);
  });

  it('does not judge a page again that it found good, nor one that visitors have already', async () => {
    await judged();
    const pages = { ...good, '/as-live': { body: '' } };
    expect(await judgeFakePages(pages, '/no/browser')).toEqual({ '/good': [], '/form': [], '/as-live': [] });
  });
});

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  const made = new Map<'result', Promise<Result>>();
  return () => {
    const result = made.get('result') ?? make();
    made.set('result', result);
    return result;
  };
}
