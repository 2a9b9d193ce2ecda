import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { until } from '@site/testing/until';

const cloneAddress = 'https://git.example/sevantra/site.git';

/**
 * A new Debian 13 under its own systemd (`systemd-nspawn`), which is root's to change and is gone at the end. It can clone this checkout's
 * last commit. Packages come from where this machine gets its own.
 */
export function makeDebian() {
  const folder = mkdtempSync(path.join(tmpdir(), 'debian-'));
  const disk = path.join(folder, 'disk');
  run('debootstrap', '--variant=minbase', '--include=ca-certificates,dbus,systemd-sysv', 'trixie', disk);
  run('git', 'clone', '--quiet', '--bare', root, path.join(disk, 'srv/site.git'));
  const gitConfig = `[safe]\n directory = *\n[url "file:///srv/site.git"]\n insteadOf = ${cloneAddress}\n`;
  writeFileSync(path.join(disk, 'etc/gitconfig'), gitConfig);
  writeFileSync(path.join(disk, 'etc/hosts'), '127.0.0.1 localhost www.sevantra.example\n');
  cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(disk, 'srv/authorities.crt'));
  let container: ChildProcess | undefined;

  /** Starts it with the network of this machine, to install packages, or alone, so that its ports are its own. */
  async function boot({ network }: { network: 'host' | 'own' }) {
    const own = network === 'own' ? ['--private-network'] : [];
    container = spawn('systemd-nspawn', [...flags(disk), ...own, '--boot'], { stdio: 'ignore' });
    await until(isUp);
  }

  async function shutDown() {
    if (!container) return;
    const ended = new Promise((resolve) => container?.once('exit', resolve));
    type('systemctl poweroff');
    await ended;
    container = undefined;
  }

  /** Whether systemd has started everything. `degraded`, as in any container: it can load no modules into the kernel. */
  function isUp(): boolean {
    try {
      return /running|degraded/.test(type('systemctl is-system-running --wait || true'));
    } catch {
      return false;
    }
  }

  /** Types lines into a shell of root. Returns what they print; throws with it where a line fails. */
  function type(lines: string): string {
    const shell = ['bash', '-euo', 'pipefail', '-c', `cd\n${lines}`];
    return run(
      'nsenter',
      '--target',
      initOf(container),
      '--all',
      'env',
      '--ignore-environment',
      ...environment,
      ...shell,
    );
  }

  return {
    boot,
    shutDown,
    type,
    async remove() {
      await shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const environment = [
  'HOME=/root',
  'LANG=C.UTF-8',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'DEBIAN_FRONTEND=noninteractive',
  'NODE_EXTRA_CA_CERTS=/srv/authorities.crt',
  `NPM_CONFIG_REGISTRY=${run('npm', 'config', 'get', 'registry').trim()}`,
];

/** Nothing of this machine's own systemd is needed, which may not run. */
function flags(disk: string): string[] {
  return ['--quiet', `--directory=${disk}`, '--register=no', '--keep-unit', '--resolv-conf=copy-host'];
}

/** The process that is the first inside. */
function initOf(container: ChildProcess | undefined): string {
  const [child] = readFileSync(`/proc/${container?.pid}/task/${container?.pid}/children`, 'utf8').split(' ');
  if (!child) throw new Error('The Debian has not started.');
  return child;
}

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 << 20 });
}
