import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('keeps no process alive, so that a test that failed before it closed its server ends', () => {
  const open = `import(${JSON.stringify(path.join(import.meta.dirname, 'open-mail-server.ts'))}).then(({ openMailServer }) => openMailServer())`;
  const args = ['--import', 'tsx/esm', '--eval', `${open}.then(({ url }) => console.log(url))`];
  const { stdout, signal } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 20_000 });
  expect(stdout).toMatch(/^smtp:/);
  expect(signal).toBeNull();
});
