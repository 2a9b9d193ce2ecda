import type { SiteRelease } from '@site/contracts/site';
import { loadFragments, type PartModules } from './load-fragments.ts';

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

it('loads what the page embeds and what stands on every page, and nothing else', async () => {
  const { found, isIncomplete } = await load({ embedded: ['News'] });
  expect(Object.keys(found).sort()).toEqual(['Letters', 'News']);
  expect(isIncomplete).toBe(false);
});

it('ignores a fragment that no part offers', async () => {
  expect(await load({ embedded: ['Quotes'] })).toMatchObject({ isIncomplete: false });
});

it('is incomplete without a fragment that the release has', async () => {
  expect(await load({ embedded: ['News'], without: ['paper'] })).toMatchObject({ isIncomplete: true });
});

function load(changes: { embedded: string[]; without?: string[] }) {
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
    without: [],
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
