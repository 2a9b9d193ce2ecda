import { createServer } from 'node:net';
import { freePort, freePorts, freePortsInARow } from './free-port.ts';

it('gives each port once, below those of outgoing connections', async () => {
  const ports = await freePorts(50);
  expect(new Set(ports).size).toBe(50);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(10_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('skips a port that is in use, and rows of ports with such a one', async () => {
  const taken = (await freePort()) + 1;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, resolve));
  const first = await freePortsInARow(3);
  server.close();
  expect([first, first + 1, first + 2]).not.toContain(taken);
});
