import { format } from 'node:util';

/** Lets a test fail that writes a warning or an error nobody asked for; a test that expects one spies on it. */
export function failOnConsole() {
  const unexpected: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => unexpected.push(format(...words));
  }
  afterEach(() => {
    const lines = unexpected.splice(0);
    if (lines.length > 0) throw new Error(`Unexpected on the console:\n${lines.join('\n')}`);
  });
}
