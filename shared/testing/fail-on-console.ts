import { format } from 'node:util';

// Fails a test that logs an unexpected warning or error. A test that expects one replaces the method with a spy.
const unexpected: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => unexpected.push(format(...args));
}
afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected on the console:\n${lines.join('\n')}`);
});
