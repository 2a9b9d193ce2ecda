import type { SiteRelease } from '../../../app/page-data.ts';
import { createPartRunner } from './run-part.ts';
import { createServerParts } from './server-parts.ts';

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

function load({ routeFragments, excludedParts = [] }: { routeFragments: string[]; excludedParts?: string[] }) {
  const fragment = { Fragment: Nothing, loader: async () => null };
  const modules = new Map(['paper/News', 'post/Letters', 'post/Elsewhere'].map((name) => [name, { fragment }]));
  const runner = createPartRunner(() => {}, 1_000);
  const parts = createServerParts({ modules, excludedParts, runner, onFailure: () => {} });
  return parts.loadFragments({ routeFragments, release, api: { get: refuse, post: refuse }, timeoutMs: 300 });
}

function Nothing() {
  return null;
}

async function refuse(): Promise<never> {
  throw new Error('These fragments ask for nothing.');
}
