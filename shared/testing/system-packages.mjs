import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install packages of the system: as root, where there is apt. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function updatePackageLists() {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
}

/** @param {{ isOptional?: boolean }} [options] says nothing where an optional package does not exist */
export function installPackages(packages, { isOptional = false } = {}) {
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', isOptional ? 'ignore' : 'inherit'],
  });
}
