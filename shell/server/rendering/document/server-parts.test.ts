import type { PartRoute } from '@site/contracts/part-routes';
import { createServerParts } from './server-parts.ts';

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

it('blames the part whose head throws, and the shell for what comes after one that does not', async () => {
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
      without: [],
      fragments: {},
      entering: (part) => entered.push(part),
    },
    route,
  );
}
