import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install system packages: it is root, and there is apt. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Says nothing if an optional package does not exist. */
export function installPackages(packages: string[], { isOptional = false } = {}): void {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', isOptional ? 'ignore' : 'inherit'],
  });
}

interface NeededPackages {
  packages: string[];
  /** Who needs them, in the message. */
  suite: string;
  areInstalled: () => boolean;
  /** Another way, in the message. */
  orElse?: string;
}

/**
 * Installs what a suite needs if apt can; otherwise says what to do and ends the process with 1.
 * @example
 * ensurePackages({ packages: ['nginx'], suite: 'tls', areInstalled: () => existsSync('/usr/sbin/nginx') });
 */
export function ensurePackages({ packages, suite, areInstalled, orElse = '' }: NeededPackages): void {
  if (areInstalled()) return;
  if (canInstallPackages()) {
    console.log(`Installing ${packages.join(', ')} for ${suite}.`);
    installPackages(packages);
  }
  if (areInstalled()) return;
  console.error(
    `For ${suite} this machine lacks ${packages.join(', ')}: run them as root on Debian, or install these first (\`sudo apt-get install ${packages.join(' ')}\`)${orElse}.`,
  );
  process.exit(1);
}
