import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { freePort } from './free-port.ts';
import { createBackoff, type SupervisedProcess, type SupervisionLimits, supervise } from './supervise.ts';

it('replaces a process that hangs, and says so once', async () => {
  const { one, lines } = await run(respondWith('first'), { limits: { maxSilenceMs: 1_500 } });
  const hung = one.pid() ?? 0;
  process.kill(hung, 'SIGSTOP');
  await until(async () => one.pid() !== hung && (await responseOf(one)) === 'first');
  expect(lines).toEqual([
    expect.stringMatching(/^sample gave no sign of life for 1\.5 s and was killed; starting it again in /),
  ]);
});

it('leaves a process alone that answers nobody while its event loop runs', async () => {
  const { one, lines } = await run(respondWith('first').replace('.end(', '.write('), {
    limits: { maxSilenceMs: 1_500 },
  });
  const pid = one.pid();
  const response = fetch(`http://127.0.0.1:${one.port}`, { signal: AbortSignal.timeout(4_000) });
  await expect(response.then((answered) => answered.text())).rejects.toThrow('timeout');
  expect([one.pid(), lines]).toEqual([pid, []]);
});

it('restarts a process that dies at each start after growing pauses, with a line each', async () => {
  const { one, lines, rewrite } = await run(respondWith('first'));
  rewrite(`console.error('Reading the settings.'); throw new Error('The disk is away.');`);
  process.kill(one.pid() ?? 0, 'SIGKILL');
  await until(() => lines.length >= 5);
  rewrite(respondWith('second'));
  await until(async () => (await responseOf(one)) === 'second');
  expect(lines.slice(0, 5)).toEqual([
    'sample ended (SIGKILL); starting it again in 0.01 s',
    ...['0.02', '0.04', '0.04', '0.04'].map(
      (pause) => `sample did not start (Error: The disk is away.); starting it again in ${pause} s`,
    ),
  ]);
});

it('doubles pauses up to half a minute, until a process ran for a minute', () => {
  const { after } = createBackoff();
  expect([0, 0, 0, 0, 0, 0, 0, 0].map(after)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([59_000, 60_000, 1_000].map(after)).toEqual([30_000, 500, 1_000]);
});

it('waits for a slow start while the event loop runs, and ends a process that blocks it', async () => {
  const { one } = await run(`setTimeout(() => {${respondWith('late')}}, 3_500);`, {
    limits: { maxStartSilenceMs: 3_000 },
  });
  expect(await responseOf(one)).toBe('late');
  await expect(run('while (true);', { limits: { maxStartSilenceMs: 300 } })).rejects.toThrow(
    'sample gave no sign of life for 0.3 s while it started.',
  );
});

describe.each([{ sharesPort: false }, { sharesPort: true }])(
  'swapped with sharesPort $sharesPort',
  ({ sharesPort }) => {
    it('replaces a build on the same port, and restarts the new one when it dies', async () => {
      const { one, plan } = await run(respondWith('first'), { sharesPort });
      const pids = [one.pid()];
      expect([await one.swap(plan), one.pid()]).toEqual([false, pids[0]]);
      expect(await one.swap(planOf(respondWith('second')))).toBe(true);
      expect(await responseOf(one)).toBe('second');
      pids.push(one.pid());
      process.kill(one.pid() ?? 0, 'SIGKILL');
      await until(async () => !pids.includes(one.pid()) && (await responseOf(one)) === 'second');
    });

    it('keeps the former process where the next does not start', async () => {
      const { one } = await run(respondWith('first'), { sharesPort });
      const broken = planOf(`${standBy} console.error('No settings.'); process.exit(1);`);
      await expect(one.swap(broken)).rejects.toThrow('No settings.');
      await until(async () => (await responseOf(one)) === 'first');
    });

    it('keeps the former process where the next cannot be spawned', async () => {
      const { one } = await run(respondWith('first'), { sharesPort });
      const cwd = path.join(temporaryFolder(), 'missing');
      await expect(one.swap({ ...planOf(respondWith('second')), cwd })).rejects.toThrow('ENOENT');
      await until(async () => (await responseOf(one)) === 'first');
    });

    it('tries again while a process cannot be spawned, as when its folder has been moved away', async () => {
      const { one, plan, lines } = await run(respondWith('first'), { sharesPort });
      renameSync(plan.cwd, `${plan.cwd}-moved`);
      process.kill(one.pid() ?? 0, 'SIGKILL');
      await until(() => lines.length >= 3);
      expect(lines[2]).toMatch(/^sample did not start \(Error: spawn .+ ENOENT\); starting it again in 0\.04 s$/);
      renameSync(`${plan.cwd}-moved`, plan.cwd);
      await until(async () => (await responseOf(one)) === 'first');
    });
  },
);

it('serves with the former process until the next is ready beside it', async () => {
  const { one } = await run(respondWith('first'), { sharesPort: true });
  await one.swap(planOf(`fetch('http://127.0.0.1:' + process.env.PORT).then(() => {${respondWith('second')}})`));
  expect(await responseOf(one)).toBe('second');
});

it('ends its process when it is killed', async () => {
  const { script, cwd } = planOf(respondWith('first'));
  const supervisor = path.join(cwd, 'supervisor.mts');
  writeFileSync(
    supervisor,
    `import { supervise } from '${pathToFileURL(path.join(import.meta.dirname, 'supervise.ts'))}';
     const plan = { script: '${script}', cwd: '${cwd}', env: { PORT: '0' } };
     const { port } = await supervise({ name: 'sample', plan });
     console.log(port);`,
  );
  const killed = spawn(process.execPath, ['--import', 'tsx/esm', supervisor]);
  const [port] = await once(killed.stdout, 'data');
  // The sample itself hears nothing of its supervisor: it has no code for that.
  const connection = connect(Number(port), '127.0.0.1');
  await once(connection, 'connect');
  killed.kill('SIGKILL');
  await once(connection, 'close');
});

const standBy = `if (process.argv.includes('--stand-by')) {
    process.send({ event: 'standing by' });
    await new Promise((resolve) => process.once('message', resolve));
  }`;

function respondWith(words: string): string {
  return `(async () => {
    ${standBy}
    const { createServer } = await import('node:http');
    const server = createServer((_, response) => response.writeHead(200, { connection: 'close' }).end('${words}'));
    server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ event: 'ready', port: server.address().port }));
    process.once('SIGTERM', () => server.close(() => process.exit(0)));
  })();`;
}

interface Run {
  sharesPort?: boolean;
  limits?: Partial<SupervisionLimits>;
}

async function run(source: string, { sharesPort = false, limits }: Run = {}) {
  const plan = { ...planOf(source), env: { PORT: String(await freePort()) } };
  const lines: string[] = [];
  const one = await supervise({
    name: 'sample',
    plan,
    sharesPort,
    limits: { firstBackoffMs: 10, maxBackoffMs: 40, ...limits },
    log: (line) => lines.push(line),
  });
  closeAfterTest(() => one.stop());
  return { one, plan, lines, rewrite: (text: string) => writeFileSync(plan.script, text) };
}

function planOf(source: string) {
  const script = path.join(temporaryFolder(), 'main.mjs');
  writeFileSync(script, source);
  return { script, cwd: path.dirname(script), env: {} };
}

/** Undefined while it does not answer. */
function responseOf({ port }: SupervisedProcess): Promise<string | undefined> {
  return fetch(`http://127.0.0.1:${port}`).then(
    (response) => response.text(),
    () => undefined,
  );
}
