import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { freePort } from './free-port.mjs';
import { type RunningProcess, runProcess } from './processes.ts';

const started: RunningProcess[] = [];
afterEach(() => Promise.all(started.splice(0).map((one) => one.stop())));

it.each(['after', 'beside'] as const)('puts another in its place on the same port, %s it', async (replaced) => {
  const running = await run('first', replaced);
  const former = running.pid();
  await running.replace(planOf(answering('second')));
  expect(await answerOf(running)).toBe('second');
  expect(running.pid()).not.toBe(former);
});

it.each(['after', 'beside'] as const)('keeps the former if the next does not start %s it', async (replaced) => {
  const running = await run('first', replaced);
  await expect(running.replace(planOf("console.error('No settings.'); process.exit(1);"))).rejects.toThrow(
    'No settings.',
  );
  expect(await answerOf(running)).toBe('first');
});

it('serves with the former until the next is ready beside it', async () => {
  const running = await run('first', 'beside');
  const next = running.replace(planOf(`await fetch('http://127.0.0.1:' + process.env.PORT);${answering('second')}`));
  await next;
  expect(await answerOf(running)).toBe('second');
});

it('starts the next again when that ends by itself', async () => {
  const running = await run('first', 'beside');
  await running.replace(planOf(answering('second')));
  const killed = running.pid();
  running.kill();
  while (running.pid() === killed || (await answerOf(running).catch(() => '')) === '')
    await new Promise((resolve) => setImmediate(resolve));
  expect(await answerOf(running)).toBe('second');
});

it('takes what it runs with it when it is killed', async () => {
  const { script, cwd } = planOf(answering('first'));
  const supervisor = path.join(cwd, 'supervisor.mts');
  writeFileSync(
    supervisor,
    `import { runProcess } from '${pathToFileURL(path.join(__dirname, 'processes.ts'))}';
     const plan = { script: '${script}', cwd: '${cwd}', env: { PORT: '0' } };
     const { port } = await runProcess({ name: 'sample', log: () => {}, ...plan });
     console.log(port);`,
  );
  const killed = spawn(process.execPath, ['--import', 'tsx/esm', supervisor]);
  const [port] = await once(killed.stdout, 'data');
  // The sample itself hears nothing of its supervisor: it has no words for that.
  const connection = connect(Number(port), '127.0.0.1');
  await once(connection, 'connect');
  killed.kill('SIGKILL');
  await once(connection, 'close');
});

async function run(words: string, replaced: 'after' | 'beside'): Promise<RunningProcess> {
  const env = { PORT: String(await freePort()) };
  const running = await runProcess({ name: 'sample', log: () => {}, replaced, ...planOf(answering(words)), env });
  started.push(running);
  return running;
}

function planOf(source: string) {
  const script = path.join(temporaryFolder(), 'main.mjs');
  writeFileSync(script, source);
  return { script, cwd: path.dirname(script), env: {} };
}

function answering(words: string): string {
  return `import { createServer } from 'node:http';
    if (process.argv.includes('--stand-by')) {
      process.send({ event: 'standing by' });
      await new Promise((resolve) => process.once('message', resolve));
    }
    const server = createServer((_, response) => response.writeHead(200, { connection: 'close' }).end('${words}'));
    server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ event: 'ready', port: server.address().port }));
    process.once('SIGTERM', () => server.close(() => process.exit(0)));`;
}

async function answerOf({ port }: RunningProcess): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}`)).text();
}
