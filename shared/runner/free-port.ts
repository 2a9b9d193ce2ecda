import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take one before it is used. */
const lowest = 10_000;
const highest = 32_767;

/** Processes that pick at the same moment start from different ports. */
let next = (process.pid * 101) % (highest - lowest);

/**
 * A port that no process on this machine listens on at the moment, and that this process has not been given just before.
 *
 * @example
 * const port = await freePort(); // 14231
 */
export async function freePort() {
  const port = lowest + next;
  next = (next + 1) % (highest - lowest);
  return (await isFree(port)) ? port : freePort();
}

/**
 * That many ports, each another one.
 * @param {number} count
 */
export async function freePorts(count) {
  return Promise.all(Array.from({ length: count }, freePort));
}

/**
 * The first of that many ports, each one more than the one before.
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function freePortsInARow(count) {
  const ports = await freePorts(count);
  const [first = 0] = ports;
  return ports.every((port, index) => port === first + index) ? first : freePortsInARow(count);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
