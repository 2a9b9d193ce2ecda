import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The system's Chromium: `CHROMIUM` if set, else where systems keep it. Undefined where there is none. */
export function findBrowser() {
  return [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));
}

/** Installs Chromium where apt can do it; elsewhere says what to do and ends. */
export function ensureBrowser() {
  if (findBrowser()) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    console.log('Installing Chromium for the browser journeys.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (findBrowser()) return;
  console.error('The browser journeys need Chromium: install it (on Debian `sudo apt-get install chromium`) or name it with CHROMIUM=/path/to/chromium.');
  process.exit(1);
}
