import { existsSync } from 'node:fs';
import { canInstallPackages, ensurePackages, installPackages } from './system-packages.ts';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Path of the system's Chromium: `CHROMIUM` if set, else one of the usual places. Undefined if there is none.
 * @example
 * const browser = await chromium.launch({ executablePath: findBrowser() });
 */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...browsers].find((file) => file && existsSync(file));
}

/**
 * Path of Chromium's headless shell, which saves the journeys a quarter of the processor time; the browser itself if it is not installed.
 */
export function findHeadlessBrowser(): string | undefined {
  return process.env.CHROMIUM || !existsSync(shell) ? findBrowser() : shell;
}

/** Installs Chromium if apt can; otherwise says what to do and ends the process with 1. */
export function ensureBrowser(): void {
  ensurePackages({
    packages: ['chromium', 'fonts-liberation'],
    suite: 'the browser journeys',
    areInstalled: () => findBrowser() !== undefined,
    orElse: ', or name another Chromium with CHROMIUM=/path/to/chromium',
  });
  // Not every system with apt has it; the journeys run without it too.
  if (!process.env.CHROMIUM && !existsSync(shell) && canInstallPackages())
    installPackages(['chromium-headless-shell'], { isOptional: true });
}
