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
  const probes = await Promise.all(Array.from({ length: count }, listen));
  return Promise.all(probes.map(({ port, close }) => close().then(() => port)));
}

/** @returns {Promise<{ port: number, close: () => Promise<unknown> }>} */
function listen() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') return reject(new Error('The probe has no port.'));
      resolve({ port: address.port, close: () => new Promise((closed) => probe.close(closed)) });
    });
  });
}
