import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The motion tokens of tokens.css, in milliseconds or pixels. For tests: scripts have constants of their own.
 * @example
 * expect(motionTokens()['--motion-toast']).toBe(300);
 */
export function motionTokens(): Record<string, number> {
  const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const [withMotion = ''] = sheet.split('@media (prefers-reduced-motion: reduce)');
  const found = withMotion.matchAll(/(--motion-[a-z-]+): (\d+)(?:ms|px);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]));
}
