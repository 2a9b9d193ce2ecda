import { until } from '@site/testing/until';
import { partFailedMark } from '../app/mark-part-failed.ts';
import { readPageData } from './read-page-data.ts';

jest.mock('./read-page-data.ts');

it('leaves a page as it was served under another path, as an archive does', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  // Whatever went on from here would fail: these are all of the page's data that are read before.
  jest.mocked(readPageData).mockResolvedValue(JSON.parse('{ "release": { "routes": [] } }'));
  history.replaceState(undefined, '', '/web/2026/https://www.example.com/contact');
  document.head.innerHTML = '<link rel="canonical" href="https://www.example.com/contact">';
  document.body.innerHTML = '<div id="root"><h1>Contact us</h1></div>';
  await jest.isolateModulesAsync(async () => {
    await import('./bootstrap.tsx');
  });
  await until('the reading of the page data', () => jest.mocked(readPageData).mock.calls.length > 0);
  expect(log).not.toHaveBeenCalled();
  expect(document.body).toHaveTextContent('Contact us');
  document.head.innerHTML = '';
});

it('reports the shell when a page cannot be hydrated', async () => {
  const failure = Object.assign(new Error(), {
    stack: 'at https://www.example.com/_/shell/bootstrap.3f9ac2d1.js:1:4711',
  });
  jest.mocked(readPageData).mockRejectedValue(failure);
  // jsdom has no marks.
  const mark = jest.fn();
  Object.assign(performance, { mark });
  const log = jest.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = '<div id="root"></div>';
  await import('./bootstrap.tsx');
  await until('a line in the console', () => log.mock.calls.length > 0);
  expect(mark).toHaveBeenCalledWith(partFailedMark, {
    detail: { part: 'shell', stack: ['/_/shell/bootstrap.3f9ac2d1.js:1:4711'] },
  });
});
