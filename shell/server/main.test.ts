import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@site/testing/temporary-folder';

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a port number from 0 to 65535, but is "eighty".\n'],
  [
    { DATA_DIR: '/dev/null/data' },
    'DATA_DIR is /dev/null/data, which cannot be written to (ENOTDIR): let this user write there or name another folder.\n',
  ],
])('says in one sentence why it cannot run with %p', async (wrong, sentence) => {
  const folders = { DATA_DIR: temporaryFolder(), RELEASES_DIR: temporaryFolder() };
  const edge = spawn(process.execPath, ['shell/dist/service/main.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...folders, ...wrong },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([text(edge.stderr), once(edge, 'exit')]);
  expect([complaint, code]).toEqual([sentence, 1]);
});
