import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { maxStopMs } from '../end-on-signal.ts';

const folder = path.join(root, 'shell/operations');
const names = readdirSync(folder).filter((name) => name.endsWith('.service'));

it('runs what `npm start` runs, again where it fails, and lets it stop in its own time', () => {
  const unit = readFileSync(path.join(folder, 'site.service'), 'utf8').split('\n');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [install, start] = scripts.start.split(' && ');
  const runs = [`ExecStartPre=${install}`, `ExecStart=${start}`, 'Restart=on-failure'];
  expect(unit).toEqual(expect.arrayContaining(runs));
  const seconds = unit.find((line) => line.startsWith('TimeoutStopSec='))?.split('=')[1];
  expect(Number(seconds) * 1_000).toBeGreaterThan(maxStopMs);
});

it('sends the copy that was just made to another machine, and fails where there is none', () => {
  const unit = readFileSync(path.join(folder, 'site-backup.service'), 'utf8');
  const command = /^ExecStart=sh -ec '(.*restic backup.*)'$/m.exec(unit)?.[1]?.replaceAll('$$', () => '$') ?? '';
  const BACKUP_DIR = temporaryFolder();
  const send = () =>
    spawnSync('sh', ['-ec', `restic() { echo "$@"; }\n${command}`], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, BACKUP_DIR, RELEASES_DIR: '/mnt/releases' },
    });
  expect(send()).toMatchObject({ status: 1, stdout: '' });
  const [today, yesterday] = ['2026-11-30T03-00-00Z', '2026-11-29T03-00-00Z'].map((name) =>
    path.join(BACKUP_DIR, name),
  );
  for (const copy of [today, yesterday]) mkdirSync(copy ?? '');
  utimesSync(yesterday ?? '', 0, 0);
  expect(send()).toMatchObject({ status: 0, stdout: `backup --quiet /etc/site /mnt/releases ${today}\n` });
});

// `npm test` installs it where apt can; elsewhere the report says that these were skipped.
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const itWithSystemd = hasSystemd ? it : it.skip;

itWithSystemd.each(names)('%s is understood by systemd', (name) => {
  const { status, stderr } = analyze('verify', unitHere(name));
  expect([status, stderr]).toEqual([0, '']);
});

itWithSystemd('exposes little of the site', () => {
  // The scale ends at 100, a service without any protection.
  const { status } = analyze('security', '--offline=true', '--no-pager', '--threshold=20', unitHere('site.service'));
  expect(status).toBe(0);
});

/** A copy of the unit, for this checkout and this machine's user. */
function unitHere(name: string): string {
  const file = path.join(temporaryFolder(), name);
  const text = readFileSync(path.join(folder, name), 'utf8');
  // systemd-analyze looks for programs in the usual folders only.
  const here = text.replaceAll('/opt/site', root).replace(/=(?:node|npm|restic) /g, `=${process.execPath} `);
  writeFileSync(file, here.replace('User=site', 'User=daemon'));
  return file;
}

function analyze(...args: string[]) {
  return spawnSync('systemd-analyze', args, { encoding: 'utf8' });
}
