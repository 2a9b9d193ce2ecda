import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePackages } from './system-packages.ts';

const debianFolder = '/usr/lib/postgresql';

let server: ReturnType<typeof startPostgres> | undefined;

/**
 * Environment for the tests of the services, so that they run on PostgreSQL too and never silently on files alone. Starts one
 * server for as long as this process runs, unless `DATABASE_URL_TEST` names one.
 * @example
 * spawn('npx', ['jest'], { env: { ...process.env, ...providePostgres(await freePort()) } });
 */
export function providePostgres(port: number): Record<string, string> {
  if (process.env.DATABASE_URL_TEST) return {};
  ensurePostgres();
  server ??= startPostgres(port);
  return { DATABASE_URL_TEST: server.url };
}

/** Installs PostgreSQL if apt can; otherwise says what to do and ends the process with 1. */
export function ensurePostgres(): void {
  ensurePackages({
    packages: ['postgresql'],
    suite: 'the tests of the services',
    areInstalled: () => findPrograms() !== undefined,
    orElse: ', or name a server with DATABASE_URL_TEST=postgres://…',
  });
}

/**
 * An empty PostgreSQL server of this machine's own release, without durability. Throws if it cannot be started.
 * @returns its address, how to stop it at once and start it again, and how to end it with all its data
 *
 * @example
 * const { url, end } = startPostgres(await freePort());
 * process.env.DATABASE_URL = url;
 */
export function startPostgres(port: number) {
  const programs = findPrograms() ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const user = ownerOf(folder);
  const run = (program: 'initdb' | 'pg_ctl', ...args: string[]) => {
    const { status, stderr } = spawnSync(path.join(programs, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      // A server that inherited a pipe would keep it open for as long as it runs.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
    });
    if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr ?? `see ${folder}/log`}`);
  };
  const data = path.join(folder, 'data');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`;
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings);
  const stop = () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'fast');
  run('initdb', '-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  start();
  const end = () => {
    spawnSync(path.join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { ...user, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, start, stop, end };
}

/** Debian keeps them out of PATH, in a folder for each release; the empty string means PATH. */
function findPrograms(): string | undefined {
  const [newest] = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one))
    : [];
  if (newest) return path.join(debianFolder, newest, 'bin');
  return spawnSync('pg_ctl', ['--version']).status === 0 ? '' : undefined;
}

/** PostgreSQL refuses to run as root: it runs as the user that its package made, who gets the folder. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
