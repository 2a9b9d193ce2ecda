import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@site/testing/temporary-folder';

const moduleNamed = (name: string) => pathToFileURL(path.join(import.meta.dirname, name));

it('ends in order when npm is killed', async () => {
  const folder = temporaryFolder();
  const program = path.join(folder, 'program.mts');
  writeFileSync(
    program,
    `import { endOnSignal } from '${moduleNamed('end-on-signal.ts')}';
     endOnSignal(async () => console.log('ended in order'));
     setInterval(() => {}, 1000);
     console.log('runs');`,
  );
  const start = {
    command: `true && "${process.execPath}" --import tsx/esm "${program}"`,
    env: { npm_lifecycle_event: 'start' },
  };
  const source = `const { command, env } = ${JSON.stringify(start)};
    require('child_process').spawn('sh', ['-c', command], { stdio: 'inherit', env: { ...process.env, ...env } });`;
  const npm = spawn(process.execPath, ['-e', source]);
  const lines = linesOf(npm.stdout);
  expect((await lines.next()).value).toBe('runs');
  npm.kill('SIGKILL');
  await once(npm, 'exit');
  expect((await lines.next()).value).toBe('ended in order');
});

async function* linesOf(output: NodeJS.ReadableStream) {
  for await (const chunk of output) yield* String(chunk).trim().split('\n');
}
