import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one before it is used. */
const minPort = 10_000;
const maxPort = 32_767;

/** Processes that pick at the same moment start from different ports; those of `get-port` would all start at the first. */
let next = (process.pid * 101) % (maxPort - minPort);

/**
 * A port that no process on this machine listens on at the moment, and that this process has not been given just before.
 *
 * @example
 * const port = await freePort(); // 14231
 */
export async function freePort(): Promise<number> {
  const port = minPort + next;
  next = (next + 1) % (maxPort - minPort);
  return (await isFree(port)) ? port : freePort();
}

/** `count` different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, freePort));
}

/** The first of `count` consecutive free ports. */
export async function freePortsInARow(count: number): Promise<number> {
  const ports = await freePorts(count);
  const [first = 0] = ports;
  return ports.every((port, index) => port === first + index) ? first : freePortsInARow(count);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
