import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@site/testing/temporary-folder';

const installer = pathToFileURL(path.join(__dirname, 'install.mjs')).href;

it('ends in order when npm and its shell are told to', async () => {
  const folder = temporaryFolder();
  const program = path.join(folder, 'program.ts');
  const script = path.join(folder, 'script.mjs');
  writeFileSync(
    program,
    `process.on('SIGTERM', () => { console.log('ended in order'); process.exit(); });
     setInterval(() => {}, 1000);
     console.log('runs');`,
  );
  writeFileSync(
    script,
    `import { runTypeScript } from '${installer}'; await runTypeScript('${pathToFileURL(program)}', []);`,
  );
  // Two commands, because a shell hands its own process over to a single one.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const heard = linesOf(shell.stdout);
  expect((await heard.next()).value).toBe('runs');
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await heard.next()).value).toBe('ended in order');
});

async function* linesOf(output: NodeJS.ReadableStream) {
  for await (const chunk of output) yield* String(chunk).trim().split('\n');
}
