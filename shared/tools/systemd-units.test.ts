import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findParts, root } from '@site/runner/parts';
import { temporaryFolder } from '@site/testing/temporary-folder';

const folder = path.join(root, 'shell/operations');
const names = readdirSync(folder).filter((name) => name.endsWith('.service'));
const servers = names.filter((name) => name !== 'site-backup.service');
/** A process ends itself so long after SIGTERM at most. */
const maxStopSeconds = 12;

it.each(servers)('%s starts a build, and lets it stop in its own time', async (name) => {
  const unit = readUnit(name);
  const script = unit.get('ExecStart')?.split(' ').at(-1) ?? '';
  const builds = (await findParts()).map(({ folder }) => `${path.basename(folder)}/dist/service/main.mjs`);
  expect(builds).toContain(script.replace('%i', 'blog'));
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(maxStopSeconds);
  expect(unit.get('Restart')).toBe('on-failure');
});

it.each(servers)('%s sets only settings that are documented', (name) => {
  const pairs = readUnit(name).get('Environment')?.split(' ') ?? [];
  expect(pairs.map((pair) => pair.split('=')[0]).filter((setting) => !documentedSettings().has(setting ?? ''))).toEqual(
    [],
  );
});

// `npm test` installs it where apt can; elsewhere the report says that these were skipped.
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const itWithSystemd = hasSystemd ? it : it.skip;

itWithSystemd.each(names)('%s is understood by systemd', (name) => {
  const { status, stderr } = analyze('verify', unitHere(name));
  expect([status, stderr]).toEqual([0, '']);
});

itWithSystemd.each(servers)('%s exposes little', (name) => {
  // The scale ends at 100, a service without any protection.
  const { status } = analyze('security', '--offline=true', '--no-pager', '--threshold=20', unitHere(name));
  expect(status).toBe(0);
});

/** A copy of the unit, for this checkout and this machine's user. */
function unitHere(name: string): string {
  const file = path.join(temporaryFolder(), name.replace('@', '@blog'));
  const text = readFileSync(path.join(folder, name), 'utf8');
  // systemd-analyze looks for programs in the usual folders only.
  const here = text.replaceAll('/opt/site', root).replace(/=(?:node|restic) /g, `=${process.execPath} `);
  writeFileSync(file, here.replace('User=site', 'User=daemon'));
  return file;
}

function analyze(...args: string[]) {
  return spawnSync('systemd-analyze', args, { encoding: 'utf8' });
}

function readUnit(name: string): Map<string, string> {
  const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return key ? [[key, value ?? ''] as const] : [];
    }),
  );
}

/** Names of the settings that `shell/SETTINGS.md` explains. */
function documentedSettings(): Set<string> {
  const page = readFileSync(path.join(root, 'shell/SETTINGS.md'), 'utf8');
  return new Set([...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name));
}
