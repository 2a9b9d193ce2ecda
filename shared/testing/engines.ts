import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages } from './system-packages.ts';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
const libraries = '/usr/lib';

/** Path of Debian's Firefox. */
export const firefox = '/usr/bin/firefox-esr';

/** Path of WebKit's driver. */
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Path of the browser that comes with Debian's WebKit, if it is installed; its folder is named after architecture and version. */
export function findMiniBrowser(): string | undefined {
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => path.join(libraries, folder, version, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

/**
 * Installs Firefox, WebKit with its driver, and a virtual screen if apt can; otherwise says what to do and ends the process with 1.
 * @example
 * ensureEngines();
 * await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
 */
export function ensureEngines(): void {
  ensurePackages({ packages, suite: 'the errands in every engine', areInstalled });
}

function areInstalled(): boolean {
  const programs = [firefox, webKitDriver, '/usr/bin/xvfb-run', '/usr/bin/xauth'];
  return programs.every((program) => existsSync(program)) && findMiniBrowser() !== undefined;
}
