import { createServer } from 'node:net';

/** A port that no process on this machine listens on at the moment. */
export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * That many ports, each another one.
 * @param {number} count
 */
export async function freePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, () => listen(0)));
  return Promise.all(probes.map(({ port, close }) => close().then(() => port)));
}

/**
 * The first of that many ports, each one more than the one before.
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function freePortsInARow(count) {
  const first = await freePort();
  const wanted = Array.from({ length: count }, (_, index) => first + index);
  const probes = await Promise.allSettled(wanted.map(listen));
  const open = probes.filter((probe) => probe.status === 'fulfilled');
  await Promise.all(open.map(({ value }) => value.close()));
  return open.length === count ? first : freePortsInARow(count);
}

/**
 * @param {number} wanted
 * @returns {Promise<{ port: number, close: () => Promise<unknown> }>}
 */
function listen(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(wanted, () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('The probe has no port.'));
      resolve({ port: address.port, close: () => new Promise((closed) => probe.close(closed)) });
    });
  });
}
