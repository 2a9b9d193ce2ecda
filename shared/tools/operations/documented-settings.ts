import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

/** Names of the settings that `shell/SETTINGS.md` explains. */
export function documentedSettings(): Set<string> {
  const page = readFileSync(path.join(root, 'shell/SETTINGS.md'), 'utf8');
  return new Set([...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name));
}
