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
import { type Build, createBackoff, SupervisedProcess, type SupervisionLimits } from './supervise.ts';

jest.setTimeout(30_000);

it('replaces a process that hangs, and says so once', async () => {
  const { one, lines } = await run(respondWith('first'), { limits: { maxSilenceMs: 1_500 } });
  const hung = one.pid() ?? 0;
  process.kill(hung, 'SIGSTOP');
  await until(
    'a process in place of the one that hangs',
    async () => one.pid() !== hung && (await responseOf(one)) === 'first',
  );
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
  await until('five lines of the log', () => lines.length >= 5);
  rewrite(respondWith('second'));
  await until('the second version', async () => (await responseOf(one)) === 'second');
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

it('waits for a slow start while the event loop runs', async () => {
  const { one } = await run(`setTimeout(() => {${respondWith('late')}}, 5_000);`, { limits: { maxSilenceMs: 1_200 } });
  expect(await responseOf(one)).toBe('late');
});

it('tries a process again that has never started', async () => {
  const { one, rewrite } = await run(`console.error('No disk.'); process.exit(1);`);
  expect(one.report()).toMatchObject({ live: 'first', state: { status: 'waiting', reason: 'No disk.' } });
  rewrite(respondWith('mended'));
  await until('a report of the first version', () => one.report().runs === 'first');
  expect(await responseOf(one)).toBe('mended');
});

it('runs another build in place of one that hangs while it starts', async () => {
  const { one } = await run(hang(), { limits: { maxStartMs: 5_000 } });
  expect(one.report().state).toMatchObject({ reason: 'was not ready after 5 s and was killed' });
  one.show(buildOf(respondWith('second'), 'second'));
  await until('a report of the second version', () => one.report().runs === 'second');
});

it.each([
  { stage: 'ends before it stands by', source: `console.error('No settings.'); process.exit(1);` },
  { stage: 'hangs before it stands by', source: hang() },
  { stage: 'ends once it may open the database', source: `${standBy()} console.error('No disk.'); process.exit(1);` },
  { stage: 'hangs once it may open the database', source: `${standBy()} ${hang()}` },
  { stage: 'ends on a shared port', source: `console.error('No settings.'); process.exit(1);`, sharesPort: true },
  { stage: 'hangs on a shared port', source: hang(), sharesPort: true },
])('brings the former build back where the next $stage', async ({ source, sharesPort = false }) => {
  const limits = { maxStartMs: 6_000, maxOpenMs: 1_000 };
  const { one, first, lines } = await run(respondWith('first'), { sharesPort, limits });
  one.show(buildOf(source, 'second', { sharesPort }));
  await until(
    'the first version and a refusal of the second',
    () => one.report().refusal !== undefined && one.report().runs === 'first',
  );
  expect(await responseOf(one)).toBe('first');
  expect(one.report()).toMatchObject({ live: 'second', state: { status: 'ready' } });
  expect(lines).toContainEqual(
    expect.stringMatching(/^sample second did not start \(.+\); first runs on until another build is live$/),
  );
  one.show(first);
  expect(one.report()).toMatchObject({ live: 'first', runs: 'first' });
  expect(one.report().refusal).toBeUndefined();
});

describe.each([{ sharesPort: false }, { sharesPort: true }])(
  'swapped with sharesPort $sharesPort',
  ({ sharesPort }) => {
    const build = (source: string, version: string) => buildOf(source, version, { sharesPort });

    it('replaces a build on the same port, and restarts the new one when it dies', async () => {
      const { one, first } = await run(respondWith('first'), { sharesPort });
      const pids = [one.pid()];
      one.show({ ...first, version: 'pages only' });
      expect([one.report().runs, one.pid()]).toEqual(['pages only', pids[0]]);
      one.show(build(respondWith('second'), 'second'));
      await until(
        'the second version, as reported',
        async () => one.report().runs === 'second' && (await responseOf(one)) === 'second',
      );
      pids.push(one.pid());
      process.kill(one.pid() ?? 0, 'SIGKILL');
      await until(
        'a process of its own for the second version',
        async () => !pids.includes(one.pid()) && (await responseOf(one)) === 'second',
      );
    });

    it('runs a third build at once while the second hangs', async () => {
      const { one } = await run(respondWith('first'), { sharesPort });
      one.show(build(`${standBy()} ${hang()}`, 'second'));
      // It stands by, or hangs beside the former.
      await until('the end of the former process', () => sharesPort || one.report().runs === undefined);
      one.show(build(respondWith('third'), 'third'));
      await until(
        'the third version, as reported',
        async () => one.report().runs === 'third' && (await responseOf(one)) === 'third',
      );
    });

    it('stops while another build hangs', async () => {
      const { one } = await run(respondWith('first'), { sharesPort });
      one.show(build(`${standBy()} ${hang()}`, 'second'));
      await until('a service that is not ready', () => one.report().state.status !== 'ready');
      await one.stop();
      expect(await responseOf(one)).toBeUndefined();
    });

    it('brings the former build back soon where it dies while another build hangs', async () => {
      const limits = { maxStartMs: 300_000, maxOpenMs: 1_000 };
      const { one } = await run(respondWith('first'), { sharesPort, limits });
      one.show(build(hang(), 'second'));
      await until('a build that is not ready', () => one.report().state.status !== 'ready');
      process.kill(one.pid() ?? 0, 'SIGKILL');
      await until('a refusal of the second version', () => one.report().refusal !== undefined);
      await until('the first version', async () => (await responseOf(one)) === 'first');
    });

    it('keeps the former build where the next cannot be spawned', async () => {
      const { one } = await run(respondWith('first'), { sharesPort });
      const second = build(respondWith('second'), 'second');
      one.show({ ...second, plan: { ...second.plan, cwd: path.join(temporaryFolder(), 'missing') } });
      await until('the refusal that names the missing file', () => one.report().refusal?.includes('ENOENT') ?? false);
      expect(await responseOf(one)).toBe('first');
    });

    it('tries again while a process cannot be spawned, as when its folder has been moved away', async () => {
      const { one, first, lines } = await run(respondWith('first'), { sharesPort });
      const { cwd } = first.plan;
      renameSync(cwd, `${cwd}-moved`);
      process.kill(one.pid() ?? 0, 'SIGKILL');
      await until('three lines of the log', () => lines.length >= 3);
      expect(lines[2]).toMatch(/^sample did not start \(Error: spawn .+ ENOENT\); starting it again in 0\.04 s$/);
      renameSync(`${cwd}-moved`, cwd);
      await until('the first version', async () => (await responseOf(one)) === 'first');
    });
  },
);

it('serves with the former process until the next is ready beside it', async () => {
  const { one } = await run(respondWith('first'), { sharesPort: true });
  const asksFormer = `fetch('http://127.0.0.1:' + process.env.PORT).then(() => {${respondWith('second')}})`;
  one.show(buildOf(asksFormer, 'second', { sharesPort: true }));
  await until(
    'the second version, as reported',
    async () => one.report().runs === 'second' && (await responseOf(one)) === 'second',
  );
});

it('ends its process when it is killed', async () => {
  const port = await freePort();
  const { plan } = buildOf(respondWith('first'), 'first');
  const supervisor = path.join(plan.cwd, 'supervisor.mts');
  writeFileSync(
    supervisor,
    `import { SupervisedProcess } from '${pathToFileURL(path.join(import.meta.dirname, 'supervise.ts'))}';
     const plan = { script: '${plan.script}', cwd: '${plan.cwd}', env: process.env, sharesPort: false };
     await new SupervisedProcess({ name: 'sample', port: ${port}, build: { version: 'first', plan } }).tried;
     console.log('ready');`,
  );
  const killed = spawn(process.execPath, ['--import', 'tsx/esm', supervisor]);
  await once(killed.stdout, 'data');
  // The sample itself hears nothing of its supervisor: it has no code for that.
  const connection = connect(port, '127.0.0.1');
  await once(connection, 'connect');
  killed.kill('SIGKILL');
  await once(connection, 'close');
});

/** Its event loop runs, and it is never ready: like a migration that waits for a lock. */
function hang(): string {
  return 'setInterval(() => {}, 1_000);';
}

/** At the top of a module. */
function standBy(): string {
  return `if (process.argv.includes('--stand-by')) {
    process.send({ event: 'standing by' });
    await new Promise((resolve) => process.once('message', resolve));
  }`;
}

function respondWith(words: string): string {
  return `(async () => {
    ${standBy()}
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

/** Resolves once the first build was tried. */
async function run(source: string, { sharesPort = false, limits }: Run = {}) {
  const first = buildOf(source, 'first', { sharesPort });
  const lines: string[] = [];
  const one = new SupervisedProcess({
    name: 'sample',
    port: await freePort(),
    build: first,
    limits: { maxStartMs: 20_000, firstBackoffMs: 10, maxBackoffMs: 40, ...limits },
    log: (line) => lines.push(line),
  });
  closeAfterTest(() => one.stop());
  await one.tried;
  return { one, first, lines, rewrite: (text: string) => writeFileSync(first.plan.script, text) };
}

function buildOf(source: string, version: string, { sharesPort = false } = {}): Build {
  const script = path.join(temporaryFolder(), 'main.mjs');
  writeFileSync(script, source);
  return { version, plan: { script, cwd: path.dirname(script), env: process.env, sharesPort } };
}

/** Undefined while it does not answer. */
function responseOf({ port }: SupervisedProcess): Promise<string | undefined> {
  return fetch(`http://127.0.0.1:${port}`).then(
    (response) => response.text(),
    () => undefined,
  );
}
