import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const shell = '/usr/bin/chromium-headless-shell';

/** The system's Chromium: `CHROMIUM` if set, else where systems keep it. Undefined where there is none. */
export function findBrowser() {
  return [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));
}

/** Chromium without the parts behind a window, which cost the journeys a quarter of the processor; the browser itself where a system has none. */
export function findHeadlessBrowser() {
  return process.env.CHROMIUM || !existsSync(shell) ? findBrowser() : shell;
}

/** Installs Chromium where apt can do it; elsewhere says what to do and ends. */
export function ensureBrowser() {
  const hasBoth = findBrowser() && (process.env.CHROMIUM || existsSync(shell));
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!hasBoth && canInstall) {
    console.log('Installing Chromium for the browser journeys.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    install('inherit', 'chromium', 'fonts-liberation');
    // Not every system with apt has it; the journeys go without.
    install('ignore', 'chromium-headless-shell');
  }
  if (findBrowser()) return;
  console.error(
    'The browser journeys need Chromium: install it (on Debian `sudo apt-get install chromium`) or name it with CHROMIUM=/path/to/chromium.',
  );
  process.exit(1);
}

function install(errors, ...packages) {
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', errors],
  });
}
