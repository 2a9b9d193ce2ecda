import { checkFakePages } from './testing/fake-pages.ts';

const late = (what: string, ms = 300) => `setTimeout(() => { ${what} }, ${ms});`;

/** Pages that the gate refuses, with its words. Reasons on the same page (`on`) are reported together. */
const bad = {
  'an image of another host': {
    on: 'policy',
    body: '<img alt="" src="https://elsewhere.example/x.png">',
    words: /Loading the image 'https:\/\/elsewhere/,
  },
  'an inline style': {
    on: 'policy',
    body: '<p style="color: red">Red</p>',
    words: /[Aa]pply(ing)? inline style.*style-src/,
  },
  'an exception some time after hydration': {
    on: 'policy',
    body: '',
    script: late("throw new TypeError('too late')", 600),
    words: /reports an exception: TypeError: too late/,
  },
  'a missing script': {
    on: 'errors',
    body: '<script src="/_/blog/1.0.0-b/lazy.js"></script>',
    words: /status of 404 \(Not Found\) \(http:\S+\/_\/blog\/1\.0\.0-b\/lazy\.js\)/,
  },
  'a call of an address that no service has': {
    on: 'errors',
    body: '',
    script: "fetch('/api/v1/nothing')",
    words: /status of 404 \(Not Found\) \(http:\S+\/api\/v1\/nothing\)/,
  },
  'an exception at a click': {
    on: 'looks',
    body: '<button type="button">Good</button> <button type="button" id="bad">Send</button>',
    script: "document.querySelector('#bad')?.addEventListener('click', () => { throw new Error('at a click') });",
    words: /reports at a click on "Send" an exception: Error: at a click/,
  },
  'an exception of what a click began': {
    on: 'clicks',
    body: '<button type="button" id="late">Send</button>',
    script: `document.querySelector('#late')?.addEventListener('click', () => { ${late("throw new Error('too late')", 200)} });`,
    words: /reports after clicks on its buttons an exception: Error: too late/,
  },
  'a picture without words': {
    on: 'looks',
    body: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    words: /Images must have alternative text \(axe image-alt\)/,
  },
  'a header that moved': {
    on: 'looks',
    body: '',
    script: "document.body.classList.add('moved')",
    words: /the header was moved: its distance from the end of the page of 60 px is now 100 px/,
  },
  'a footer that is hidden': {
    on: 'looks',
    body: '',
    script: "document.body.classList.add('hidden')",
    words: /the footer is hidden/,
  },
  'a veil over the page that lets clicks through': {
    on: 'veil',
    body: '<div class="veil"></div>',
    words: /something lies over the header \(100 %, on the live page 0 %\)/,
  },
  'an area of another part that is gone from view': {
    on: 'looks',
    body: '',
    script: "document.querySelector('[data-area=Subscribe]').hidden = true",
    words: /the area Subscribe of contact is hidden/,
  },
  'a text that jumps': {
    on: 'motion',
    body: '<div id="late"></div>',
    script: late("document.querySelector('#late').className = 'pushed'"),
    words: /shifts the layout by 0\.\d+; 0\.010 is allowed/,
  },
  'a script that blocks': {
    on: 'motion',
    body: '',
    // Not 400 ms by the clock: on a busy machine such a loop waits for most of them.
    script: late('let sum = 0; for (let index = 0; index < 2e8; index += 1) sum += index % 7;'),
    words: /blocks the page for \d+ ms; \d+ ms are allowed/,
  },
};

const good = {
  '/good': { body: '<p>New words</p><button type="button">Press</button>' },
  '/late-service': { body: '', script: "fetch('/service')" },
  '/call': {
    // The response may come only at the click after it.
    body: '<button type="button" id="call">Send</button><button type="button">Press</button>',
    script: "document.querySelector('#call')?.addEventListener('click', () => fetch('/send', { method: 'POST' }));",
  },
  '/form': { body: '<form method="post"><button>Send nothing</button></form>' },
};

/** All pages in one browser, once. */
const checked = checkAll();

describe('the gate in a browser', () => {
  it.each(Object.entries(bad))(
    'refuses %s',
    async (_what, { on, words }) => {
      expect((await checked)[`/${on}`]?.join('\n')).toMatch(words);
    },
    120_000,
  );

  it.each(Object.keys(good))('lets %s in', async (path) => {
    expect((await checked)[path]).toEqual([]);
  });

  it('checks no page again that has passed, and none that visitors have already', async () => {
    await checked;
    const pages = { ...good, '/as-live': { body: '' } };
    const nothing = Object.fromEntries(Object.keys(pages).map((path) => [path, []]));
    expect(await checkFakePages(pages, '/no/browser')).toEqual(nothing);
  });
});

function checkAll() {
  const refused: { on: string; body: string; script?: string }[] = Object.values(bad);
  const pages = refused.map(({ on }) => {
    const there = refused.filter((one) => one.on === on);
    const script = there.map((one) => one.script ?? '').join(';');
    return [`/${on}`, { body: there.map(({ body }) => body).join(''), script }];
  });
  return checkFakePages({ ...good, ...Object.fromEntries(pages) });
}
