import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { until } from '@site/testing/until';

const cloneAddress = 'https://git.example/sevantra/site.git';

/**
 * A new Debian 13 under its own systemd (`systemd-nspawn`), with root access, removed at the end. It can clone this checkout's last commit, and
 * installs packages from where this machine does.
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
    await until('a Debian that has booted', isUp, { timeoutMs: 600_000 });
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

  /** Types lines into root's shell. Returns what they print; if a line fails, throws with what was printed. */
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

/** Works without this machine's own systemd, which may not be running. */
function flags(disk: string): string[] {
  return ['--quiet', `--directory=${disk}`, '--register=no', '--keep-unit', '--resolv-conf=copy-host'];
}

/** The number of the first process inside, as this machine sees it. */
function initOf(container: ChildProcess | undefined): string {
  const [child] = readFileSync(`/proc/${container?.pid}/task/${container?.pid}/children`, 'utf8').split(' ');
  if (!child) throw new Error('The Debian has not started.');
  return child;
}

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 << 20 });
}
