import type { PartRoute } from '@site/contracts/part-routes';
import type { SiteRelease } from '../../../app/page-data.ts';
import { createServerParts, loadFragments, type PartModules } from './server-parts.ts';

const route = { path: '/blogs', part: 'blog' };
const entered: string[] = [];

beforeEach(() => entered.splice(0));

it('blames the part whose page cannot be loaded', async () => {
  const page = async () => {
    entered.push('another, whose page was rendered meanwhile');
    throw new Error('The page is broken.');
  };
  await expect(partsWith({ page })).rejects.toThrow('The page is broken.');
  expect(entered.at(-1)).toBe('blog');
});

it('blames the part whose head throws, and the shell for what it renders after the head', async () => {
  const head = (data: unknown) => {
    if (data === 'odd') throw new Error('The head is broken.');
    return { title: 'Blog' };
  };
  const { headOf } = await partsWith({ head });
  expect(headOf(route as never, 'even')).toMatchObject({ title: 'Blog' });
  expect(entered).toEqual(['blog', 'shell']);
  expect(() => headOf(route as never, 'odd')).toThrow('The head is broken.');
  expect(entered.at(-1)).toBe('blog');
});

function partsWith(given: Partial<PartRoute>) {
  const routes = [{ path: route.path, page: async () => () => null, ...given } as PartRoute];
  return createServerParts(
    {
      modules: new Map([['blog/routes', { routes }]]),
      excludedParts: [],
      fragments: {},
      onPartEntered: (part) => entered.push(part),
    },
    route,
  );
}

const release: SiteRelease = {
  id: 'r1',
  parts: {},
  routes: [],
  documents: [],
  fragments: {
    News: { part: 'paper', data: [] },
    Letters: { part: 'post', data: [], place: 'footer' },
    Elsewhere: { part: 'post', data: [] },
  },
};

it('loads the fragments of the route and those on every page, and nothing else', async () => {
  const { fragments, isIncomplete } = await load({ routeFragments: ['News'] });
  expect(Object.keys(fragments).sort()).toEqual(['Letters', 'News']);
  expect(isIncomplete).toBe(false);
});

it('ignores a fragment that no part offers', async () => {
  expect(await load({ routeFragments: ['Quotes'] })).toMatchObject({ isIncomplete: false });
});

it('is incomplete without a fragment that the release has', async () => {
  expect(await load({ routeFragments: ['News'], excludedParts: ['paper'] })).toMatchObject({ isIncomplete: true });
});

function load(changes: { routeFragments: string[]; excludedParts?: string[] }) {
  const fragment = { Fragment: Nothing, loader: async () => null };
  const modules: PartModules = new Map([
    ['paper/News', { fragment }],
    ['post/Letters', { fragment }],
    ['post/Elsewhere', { fragment }],
  ]);
  const api = { get: refuse, post: refuse };
  return loadFragments({
    release,
    modules,
    excludedParts: [],
    api,
    timeoutMs: 300,
    ...changes,
  });
}

function Nothing() {
  return null;
}

async function refuse(): Promise<never> {
  throw new Error('These fragments ask for nothing.');
}
