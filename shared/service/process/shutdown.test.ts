import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@site/testing/temporary-folder';

it('goes on stopping when Ctrl+C arrives twice at once, and ends early when a person presses it again', async () => {
  const { printed, press, ended } = atTerminal();
  await printed('runs');
  press();
  press();
  await printed('stopping');
  // The second press counts from a second after the first on.
  await printed('still stopping');
  press();
  expect(await ended).toBe(1);
});

it('ends with an error, its reason and its last steps where stopping fails', async () => {
  const program = writeProgram(
    `const stop = stopOnSignal(() => Promise.reject(new Error('the store is gone')), { onEndEarly: () => console.log('last steps') });
     stop();`,
  );
  const ended = spawn(process.execPath, ['--import', 'tsx/esm', program]);
  const outputs = Promise.all([text(ended.stdout), text(ended.stderr), once(ended, 'exit')]);
  expect(await outputs).toEqual(['last steps\n', 'Stopping failed: the store is gone\n', [1, null]]);
});

function writeProgram(code: string): string {
  const program = path.join(temporaryFolder(), 'program.mts');
  const module = pathToFileURL(path.join(import.meta.dirname, 'shutdown.ts'));
  writeFileSync(program, `import { stopOnSignal } from '${module}';\n${code}`);
  return program;
}

/** A program whose stop never ends, at a terminal of its own. */
function atTerminal() {
  const program = writeProgram(
    `stopOnSignal(() => {
       console.log('stopping');
       setTimeout(() => console.log('still stopping'), 1_500);
       return new Promise(() => {});
     }, { timeoutMs: 60_000 });
     setInterval(() => {}, 1000);
     console.log('runs');`,
  );
  // Without `exec` a shell that stays in between would answer for it.
  const command = `exec "${process.execPath}" --import tsx/esm "${program}"`;
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null']);
  let shown = '';
  terminal.stdout.on('data', (chunk) => (shown += chunk));
  return {
    press: () => terminal.stdin.write('\x03'),
    async printed(words: string) {
      while (!shown.includes(words)) await new Promise((resolve) => terminal.stdout.once('data', resolve));
    },
    ended: new Promise((resolve) => terminal.once('exit', resolve)),
  };
}
