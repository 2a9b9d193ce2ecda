import { createServer } from 'node:net';
import { portOf } from '@site/service/port-of';

/** A port that no process on this machine listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
