import { freePort } from '@site/runner/free-port';
import { serveWaitingPage } from './waiting-page.ts';

it('says which part could not be built until the site takes the port', async () => {
  const problems = new Map<string, string>();
  const port = await freePort();
  const page = await serveWaitingPage(port, problems);
  const read = async () => (await fetch(`http://localhost:${port}/blogs`)).text();
  expect(await read()).toBe('The site is being built.\n');
  problems.set('blog', 'Module not found');
  expect(await read()).toContain('The build of blog failed\n\nModule not found');
  await page.stop();
  await expect(read()).rejects.toThrow();
});
