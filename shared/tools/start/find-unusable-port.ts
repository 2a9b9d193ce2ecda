import { createServer } from 'node:net';
import { errorCode } from '@site/service/error-code';

/** One sentence for the operator if no server can listen there; nothing listens there afterwards. */
export function findUnusablePort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(sentence(errorCode(error), port, host)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

function sentence(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `PORT is ${port}, which another program uses: stop that one or set PORT to another.`;
  if (code === 'EACCES') return `PORT is ${port}, which this user may not open: set PORT to one above 1023.`;
  return `HOST is ${host}, where this machine cannot listen (${code}): set it to an address of this machine, or unset it.`;
}
