import { definePage, type LoaderArgs } from './part-routes.ts';

const loadPost = async (_args: LoaderArgs) => ({ title: 'Rain' });
const page = async () => () => null;

it('gives head and structured data what the loader returns', async () => {
  const route = definePage({
    path: '/news/:slug',
    page,
    loader: loadPost,
    head: ({ title }) => ({ title }),
    structuredData: async () => (post) => [{ '@type': 'Thing', name: post.title }],
  });
  const data = (await loadPost({} as LoaderArgs)) as never; // what the shell hands on, which is opaque to it
  expect(route.head?.(data)).toEqual({ title: 'Rain' });
  expect((await route.structuredData?.())?.(data, {} as never)).toEqual([{ '@type': 'Thing', name: 'Rain' }]);
});

it('takes a loader that answers with a status', () => {
  const missing = async (_args: LoaderArgs) => ({ data: { status: 'missing' }, init: { status: 404 }, type: 'any' });
  const route = definePage({ path: '/news', page, loader: missing, head: ({ status }) => ({ title: status }) });
  expect(route.head?.({ status: 'missing' } as never)).toEqual({ title: 'missing' });
});

it('refuses, at compile time, a head and structured data of other data', () => {
  type Other = { heading: string };
  const head = ({ heading }: Other) => ({ title: heading });
  const describe = async () => (other: Other) => [{ '@type': 'Thing' as const, name: other.heading }];
  // @ts-expect-error The loader returns no heading.
  const withHead = definePage({ path: '/news', page, loader: loadPost, head });
  // @ts-expect-error The loader returns no heading.
  const withDescription = definePage({ path: '/news', page, loader: loadPost, structuredData: describe });
  expect([withHead.path, withDescription.path]).toEqual(['/news', '/news']);
});
