import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The times and lengths of the motion tokens as tokens.css has them, in milliseconds or pixels. For tests: scripts have constants of their own. */
export function motionTokens(): Record<string, number> {
  const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  const [withMotion = ''] = sheet.split('@media (prefers-reduced-motion: reduce)');
  const found = withMotion.matchAll(/(--motion-[a-z-]+): (\d+)(?:ms|px);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]));
}
