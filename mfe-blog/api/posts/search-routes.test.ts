import { searchSource } from '../../contract/search.ts';
import { openBlog, postFile } from '../testing/open-blog.ts';

it('lists newest posts with their search words and text', async () => {
  const { get } = await openBlog({
    'one.md': postFile({ published: '2026-01-01T00:00:00Z' }),
    'two.md': postFile({
      published: '2026-01-02T00:00:00Z',
      title: 'Power cuts',
      summary: 'Before the lights go out.',
      categories: '[Electrical]',
      tags: '[bills]',
    }),
  });
  expect((await get(searchSource.path)).json().data).toEqual([
    {
      path: '/blogs/two',
      title: 'Power cuts',
      text: 'Before the lights go out.',
      words: ['Electrical', 'bills'],
      body: 'Look at the valves first.',
    },
    {
      path: '/blogs/one',
      title: 'Water tanks',
      text: 'What a crew does inside your tank.',
      words: ['Plumbing', 'Offices', 'water', 'safety'],
      body: 'Look at the valves first.',
    },
  ]);
});
