import { misbehavingRelease, type Order, type Piece } from '../testing/misbehaving-release.ts';
import { openEdge } from '../testing/open-edge.ts';

// Every way of a part's author to misbehave that we could think of, one after the other in the same three threads.

const timeoutMs = 60_000;
const { give, logged, failedParts, pool } = misbehavingRelease();

afterAll(() => pool.close());

/** What is thrown at once, later, or in a way that cannot be read. */
const throwsAtOnce: [how: string, code: string][] = [
  ['throws before it returns', "throw new Error('at once');"],
  ['rejects', "return Promise.reject(new Error('later'));"],
  ['throws nothing', 'throw undefined;'],
  ['throws what cannot be read', 'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });'],
  ['calls itself without end', 'const again = () => again() + 1; again();'],
  ['throws in a timer that it waits for', "return new Promise(() => setTimeout(() => { throw new Error('timer'); }));"],
];

const throws: [how: string, code: string][] = [
  ...throwsAtOnce,
  ['ends the process', 'process.exit(0);'],
  ['ends the process later', 'return new Promise(() => setTimeout(() => process.exit(1)));'],
];

const neverSettles: [how: string, code: string] = ['never settles', 'return new Promise(() => {});'];
const loops: [how: string, code: string] = ['loops', 'for (;;);'];
const fillsTheHeap: [how: string, code: string] = [
  'fills the heap',
  'const all = []; for (;;) all.push(new Array(100_000).fill(all));',
];

/** Data that JSON cannot write, or that are too long. */
const unwritable: [how: string, code: string][] = [
  ['returns a BigInt', 'return { title: 1n };'],
  ['returns a circle', 'const circle = {}; circle.circle = circle; return circle;'],
  ['returns a getter that throws', "return { get title() { throw new Error('getter'); } };"],
  ['returns a toJSON that throws', "return { toJSON() { throw new Error('toJSON'); } };"],
  ['returns three million characters', "return { title: 'x'.repeat(3_000_000) };"],
];

const wrongResults: [how: string, code: string][] = [
  ['has the status 99', 'return data({}, { status: 99 });'],
  ["has the status '200 OK'", "return data({}, { status: '200 OK' });"],
  ['has a status that is no number', 'return data({}, { status: Number.NaN });'],
  ['returns the response of an error', 'return Response.error();'],
  ['throws the status 0', 'throw data({}, { status: 0 });'],
  ['returns a response of its own', "return new Response('text');"],
  ['redirects nowhere', 'return new Response(null, { status: 302 });'],
  ['redirects to an endless address', "return redirect('/' + 'a'.repeat(9_000));"],
  ['redirects with a header of its own', "return redirect('/a\\r\\nset-cookie: a=b');"],
];

const nothing: [how: string, code: string][] = [
  ['returns null', 'return null;'],
  ['returns nothing', ''],
  ['returns a function', 'return () => 1;'],
];

function ways(piece: Piece, ...rows: [how: string, code: string][]): [piece: Piece, how: string, code: string][] {
  return rows.map(([how, code]) => [piece, how, code]);
}

describe.each([
  ...ways('loader', ...throws, neverSettles, loops, fillsTheHeap, ...unwritable, ...wrongResults, ...nothing),
  ...ways('page', ...throwsAtOnce, neverSettles, ['returns no component', 'return {};'], ['returns nothing', '']),
  ...ways(
    'component',
    ['throws', "throw new Error('component');"],
    ['throws what cannot be read', 'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });'],
    ['waits for ever', 'return use(new Promise(() => {}));'],
    ['returns what is no element', 'return { title: 1 };'],
    ['returns six million characters', "return 'x'.repeat(6_000_000);"],
    ['loops', 'for (;;);'],
    ['ends the process', 'process.exit(0);'],
  ),
])('a %s that %s', (piece, _how, code) => {
  it(
    'costs its page: 503 with all around it, and the part is named',
    async () => {
      expect(await answer({ piece, code })).toEqual({ status: 503, post: false, news: true, parts: ['blog'] });
    },
    timeoutMs,
  );
});

describe.each([...ways('action', ...throws, loops, ...wrongResults, ...unwritable)])(
  'an %s that %s',
  (piece, _how, code) => {
    it(
      'costs its page',
      async () => {
        expect(await answer({ piece, code }, 'POST')).toEqual({
          status: 503,
          post: false,
          news: true,
          parts: ['blog'],
        });
      },
      timeoutMs,
    );
  },
);

describe.each([
  ...ways(
    'head',
    ...throwsAtOnce,
    neverSettles,
    ['returns text', "return 'A title';"],
    ['has a title that is no text', 'return { title: 7 };'],
    ['has an address elsewhere', "return { canonical: 'https://example.org' };"],
    ['has crumbs of text', "return { crumbs: 'Home' };"],
    ['has dates that are none', 'return { article: { published: new Date(), modified: 7 } };'],
    ['has a picture without sizes', "return { share: { picture: { stem: 'a' }, alt: '' } };"],
  ),
  ...ways('structuredData', ['rejects', "return Promise.reject(new Error('chunk'));"], ['is no function', 'return 7;']),
  ...ways(
    'describe',
    ...throwsAtOnce,
    ...unwritable,
    neverSettles,
    ['returns text', "return 'A post';"],
    ['returns a list of nothing', 'return [null];'],
  ),
])('%s that %s', (piece, _how, code) => {
  it(
    'costs these data, not the page',
    async () => {
      expect(await answer({ piece, code })).toEqual({ status: 200, post: true, news: true, parts: ['blog'] });
    },
    timeoutMs,
  );
});

describe.each([
  ...ways('fragment loader', ...throws, neverSettles, loops, ...unwritable),
  ...ways(
    'fragment component',
    ['throws', "throw new Error('component');"],
    ['waits for ever', 'return use(new Promise(() => {}));'],
    ['returns what is no element', 'return { title: 1 };'],
    ['loops', 'for (;;);'],
    ['ends the process', 'process.exit(0);'],
  ),
])('a %s that %s', (piece, _how, code) => {
  it(
    'costs its own area, not the page of another part',
    async () => {
      expect(await answer({ piece, code })).toEqual({ status: 200, post: true, news: false, parts: ['paper'] });
    },
    timeoutMs,
  );
});

describe.each(
  ways(
    'loader',
    ['throws in a timer after it returned', "setTimeout(() => { throw new Error('timer'); }); return good();"],
    ['leaves a rejection to nobody', "setTimeout(() => Promise.reject(new Error('nobody'))); return good();"],
    [
      'throws in the next tick after it returned',
      'setTimeout(() => process.nextTick(() => { throw null; })); return good();',
    ],
  ),
)('a %s that %s', (piece, _how, code) => {
  it(
    'costs nothing, and the part is named with a later page',
    async () => {
      expect(await answer({ piece, code })).toEqual({ status: 200, post: true, news: true, parts: ['blog'] });
    },
    timeoutMs,
  );
});

it.each(
  ways(
    'loader',
    ['returns no promise', "return { title: 'A post' };"],
    ['returns dates', 'return { title: new Date() };'],
  ),
)(
  'serves the page of a %s that %s',
  async (piece, _how, code) => {
    expect(await answer({ piece, code })).toEqual({ status: 200, post: true, news: true, parts: [] });
  },
  timeoutMs,
);

it.each<[Piece, string]>([
  ['loader', "throw new Error('no');"],
  ['component', 'process.exit(0);'],
  ['head', 'return 7;'],
  ['fragment loader', 'return { news: 1n };'],
  ['fragment component', "throw new Error('no');"],
])(
  'shows the last good copy while a %s fails',
  async (piece, code) => {
    const { get, setRevision } = await openEdge({ render: (request) => pool.render(request) });
    const good = await (await get('/posts/a')).text();
    setRevision('2');
    give({ piece, code });
    const response = await get('/posts/a');
    give({ code: '' });
    expect([response.status, await response.text()]).toEqual([200, good]);
  },
  timeoutMs,
);

it(
  'shows the last good copy before a loader that loops is stopped',
  async () => {
    const { get, setRevision } = await openEdge({ render: (request) => pool.render(request) });
    const good = await (await get('/posts/a')).text();
    setRevision('2');
    logged.splice(0);
    give({ piece: 'loader', code: 'for (;;);' });
    expect([await (await get('/posts/a')).text(), logged]).toEqual([good, []]);
    give({ code: '' });
  },
  timeoutMs,
);

/** What a visitor gets while a part follows the order, and who is named for it. The next visitor of another page must get all of it. */
async function answer(order: Order, method = 'GET') {
  logged.splice(0);
  failedParts.splice(0);
  const { get } = await openEdge({ render: (request) => pool.render(request) });
  give(order);
  const response = await get('/posts/told', { method, ...(method === 'POST' && { body: 'name=A' }) });
  const html = await response.text();
  give({ code: '' });
  // In every thread, for what is told only with the next page of the same thread.
  for (const page of ['next', 'one', 'two']) {
    const next = await get(`/posts/${page}`);
    expect([next.status, ...shown(await next.text())]).toEqual([200, true, true]);
  }
  const parts = [...new Set(logged.map(({ part }) => part))];
  expect([...new Set(failedParts)]).toEqual(parts);
  const [post, news] = shown(html);
  return { status: response.status, post, news, parts };
}

function shown(html: string): [post: boolean, news: boolean] {
  return [html.includes('>The post.<'), html.includes('>The news.<')];
}
