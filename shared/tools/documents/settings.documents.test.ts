import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSettings } from '@site/delivery/store/open-store';
import { root } from '@site/runner/parts';
import { siteSettings } from '@site/service/settings/settings';
import { settings } from '../settings.ts';

const documented = readFileSync(path.join(root, 'shell/SETTINGS.md'), 'utf8');

/** Names of the settings of a part's own process. */
function namesIn(file: string): string[] {
  return Object.keys(jest.requireActual(path.join(root, file)).settings);
}

it.each([
  ...Object.keys({ ...siteSettings, ...releaseSettings, ...settings }),
  ...['shell/server', 'mfe-blog/api', 'mfe-contact/api'].flatMap((room) => namesIn(`${room}/settings.ts`)),
])('tells operators of %s', (name) => {
  expect(documented).toContain(`\n| \`${name}\` | `);
});
