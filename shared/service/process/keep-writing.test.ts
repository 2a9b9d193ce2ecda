import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';

/** Three times as much as may wait to be written. */
const manyLines = 3_000;
const lostLine =
  /^\{"level":"error".*"msg":"\d+ lines were lost here, because nobody took them or the disk was full\."\}$/m;

it('goes on when the reader of its log has gone', async () => {
  const program = start();
  program.log.destroy();
  const lost = await program.writes(manyLines);
  expect(lost).toBeGreaterThan(1_000);
  expect(await program.writes(1)).toBe(lost + 1);
});

it('goes on while nobody reads its log, and says how many lines were lost once somebody does', async () => {
  const program = start();
  const lost = await program.writes(manyLines);
  expect(lost).toBeGreaterThan(500);
  const log = read(program.log);
  while (!lostLine.test(log())) await new Promise((resolve) => program.log.once('data', resolve));
  expect(log()).toContain(`${lost} lines were lost here`);
  expect(await program.writes(1)).toBe(lost);
});

it('loses nothing to a reader who is slow', async () => {
  const program = start();
  const log = text(program.log);
  expect(await program.writes(500)).toBe(0);
  program.end();
  expect((await log).trimEnd().split('\n')).toHaveLength(500);
});

/** A program that writes as many lines as it is sent, then answers how many it has lost. */
function start() {
  const script = path.join(temporaryFolder(), 'program.mts');
  const moduleNamed = (name: string) => pathToFileURL(path.join(import.meta.dirname, name));
  writeFileSync(
    script,
    `import { countLostLines, keepWriting } from '${moduleNamed('keep-writing.ts')}';
     import { createLog, logConsole } from '${moduleNamed('log.ts')}';
     keepWriting();
     const log = createLog('info');
     logConsole(log);
     process.on('message', (lines) => {
       if (lines === 'end') process.exit(0);
       for (let line = 0; line < lines; line += 1) log.info('x'.repeat(200));
       process.send(countLostLines());
     });
     process.send('runs');`,
  );
  const program = spawn(process.execPath, ['--import', 'tsx/esm', script], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  closeAfterTest(() => program.kill('SIGKILL'));
  if (!program.stderr) throw new Error('Its log is a pipe.');
  const runs = once(program, 'message');
  return {
    log: program.stderr,
    async writes(lines: number): Promise<number> {
      await runs;
      program.send(lines);
      const [lost] = await once(program, 'message');
      return lost;
    },
    end: () => program.send('end'),
  };
}

function read(stream: NodeJS.ReadableStream): () => string {
  let all = '';
  stream.on('data', (chunk) => (all += chunk));
  return () => all;
}
