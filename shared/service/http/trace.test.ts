import { nextTraceparent, traceIdOf } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

it('continues a trace with a step of its own', () => {
  const next = nextTraceparent(`00-${id}-00f067aa0ba902b7-01`);
  expect(next).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
  expect(next).not.toContain('00f067aa0ba902b7');
});

it.each([
  undefined,
  '',
  `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id}-0000000000000000-01`,
  `00-${id}-00f067aa0ba902b7-01\n{"level":"error"}`,
])('begins a trace where %j came', (received) => {
  const next = nextTraceparent(received);
  expect(next).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(traceIdOf(next)).not.toBe(id);
  expect(traceIdOf(received)).toBeUndefined();
});
