import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { type RunningProcess, runProcess } from './processes.ts';
import { RestartPauses } from './restart-pauses.ts';
import { type SupervisionLimits, supervisionLimits } from './supervision-limits.ts';

const quick = { firstPauseMs: 10, maxPauseMs: 40 };
const running: RunningProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));

it('replaces a process that hangs, and says so once', async () => {
  const { one, lines } = await run(answering, { maxSilenceMs: 1_500 });
  const hung = one.pid() ?? 0;
  process.kill(hung, 'SIGSTOP');
  await until(async () => one.pid() !== hung && (await answers(one)));
  expect(lines).toEqual([
    expect.stringMatching(/^sample gave no sign of life for 1\.5 s and was killed; starting it again in /),
  ]);
});

it('leaves one alone that answers nobody while its event loop turns', async () => {
  const { one, lines } = await run(answering.replace(".end('yes')", ''), { maxSilenceMs: 1_500 });
  const pid = one.pid();
  await expect(
    fetch(`http://127.0.0.1:${one.port}/_/live`, { signal: AbortSignal.timeout(4_000) }).then((response) =>
      response.text(),
    ),
  ).rejects.toThrow('timeout');
  expect([one.pid(), lines]).toEqual([pid, []]);
});

it('tries one that dies at each start with growing pauses, a line each', async () => {
  const { one, lines, rewrite } = await run(answering);
  rewrite(`console.error('Reading the settings.');
    throw new Error('The disk is away.');`);
  process.kill(one.pid() ?? 0, 'SIGKILL');
  await until(() => lines.length >= 5);
  rewrite(answering);
  await until(() => answers(one));
  expect(lines.slice(0, 5)).toEqual([
    'sample ended (SIGKILL); starting it again in 0.01 s',
    ...['0.02', '0.04', '0.04', '0.04'].map(
      (pause) => `sample did not start (Error: The disk is away.); starting it again in ${pause} s`,
    ),
  ]);
});

it('waits for a slow start whose event loop turns', async () => {
  const { one } = await run(`setTimeout(() => {${answering}}, 3_500);`, { maxStartSilenceMs: 3_000 });
  expect(await answers(one)).toBe(true);
});

it('ends a start that gives no sign of life', async () => {
  await expect(run('while (true);', { maxStartSilenceMs: 300 })).rejects.toThrow(
    'sample gave no sign of life for 0.3 s while it started.',
  );
});

it('starts one that was killed on purpose without waiting longer each time', async () => {
  const { one, lines } = await run(answering);
  for (const _round of [1, 2]) {
    const killed = one.pid();
    one.kill();
    await until(async () => one.pid() !== killed && (await answers(one)));
  }
  expect(lines).toEqual(Array(2).fill('sample ended (SIGKILL); starting it again in 0.01 s'));
});

it('doubles pauses up to a limit, until one ran well', () => {
  const pauses = new RestartPauses(supervisionLimits);
  const ran = (ms: number) => pauses.after(ms);
  expect([0, 0, 0, 0, 0, 0, 0, 0].map(ran)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([59_000, 60_000, 1_000].map(ran)).toEqual([30_000, 500, 1_000]);
});

const answering = `const { createServer } = require('node:http');
  const server = createServer((_, response) => response.writeHead(200, { connection: 'close' }).end('yes'));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ event: 'ready', port: server.address().port }));
  process.once('SIGTERM', () => process.exit(0));`;

async function run(source: string, limits: Partial<SupervisionLimits> = {}) {
  const script = path.join(temporaryFolder(), 'main.cjs');
  const rewrite = (text: string) => writeFileSync(script, text);
  rewrite(source);
  const lines: string[] = [];
  const one = await runProcess({
    ...{ name: 'sample', script, cwd: path.dirname(script), env: { PORT: '0' } },
    limits: { ...quick, ...limits },
    log: (line) => lines.push(line),
  });
  running.push(one);
  return { one, lines, rewrite };
}

function answers({ port }: RunningProcess): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
