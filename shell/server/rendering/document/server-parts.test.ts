import type { SiteRelease } from '../../../app/page-data.ts';
import { createPartRunner, type PartFailure } from './run-part.ts';
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

it('reports a fragment that a page shows without naming it in its row, once', async () => {
  const failures: PartFailure[] = [];
  const parts = openParts({ onFailure: (failure) => failures.push(failure) });
  const loaded = await parts.loadFragments({ ...options, routeFragments: ['News'] });
  const shown = parts.forComponents({ part: 'paper', path: '/paper' }, undefined, loaded);
  for (const name of ['News', 'Letters', 'Elsewhere', 'Elsewhere']) shown.fragmentState(name);
  expect(failures).toEqual([
    { part: 'paper', reason: '/paper shows the fragment Elsewhere, which its row of the route table does not name.' },
  ]);
});

const options = { release, api: { get: refuse, post: refuse }, timeoutMs: 300 };

function load({ routeFragments, excludedParts = [] }: { routeFragments: string[]; excludedParts?: string[] }) {
  return openParts({ excludedParts }).loadFragments({ ...options, routeFragments });
}

function openParts(changes: Partial<Parameters<typeof createServerParts>[0]>) {
  const fragment = { Fragment: Nothing, loader: async () => null };
  const modules = new Map(['paper/News', 'post/Letters', 'post/Elsewhere'].map((name) => [name, { fragment }]));
  const runner = createPartRunner(() => {}, 1_000);
  return createServerParts({ modules, excludedParts: [], runner, onFailure: () => {}, ...changes });
}

function Nothing() {
  return null;
}

async function refuse(): Promise<never> {
  throw new Error('These fragments ask for nothing.');
}
