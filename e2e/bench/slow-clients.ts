import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Far beyond what is promised. */
const patienceMs = 60_000;
const lookEveryMs = 200;

const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** What a client does with its connection. */
export interface Kind {
  name: string;
  begins: string;
  /** Sends a byte each second, to look alive. */
  dribbles?: true;
}

export const kinds: Kind[] = [
  { name: 'slow head', begins: 'GET / HTTP/1.1\r\nHost: a\r\nX: ', dribbles: true },
  { name: 'silent', begins: '' },
  {
    name: 'slow body',
    begins:
      'POST /api/v1/generalEnquiry HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    dribbles: true,
  },
  { name: 'idle', begins: page },
  { name: 'answer never read', begins: 'GET /brochure.pdf HTTP/1.1\r\nHost: a\r\n\r\n' },
  { name: 'pipelined', begins: page.repeat(100) },
];

/** Opens connections that read nothing. Resolves to the longest time, in milliseconds, until the server at `port` closed one. */
export async function occupy(port: number, { begins, dribbles }: Kind, count: number): Promise<number> {
  const openedAt = new Map<number, number>();
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    await once(socket, 'connect');
    openedAt.set(socket.localPort ?? 0, performance.now());
    socket.write(begins);
    sockets.push(socket);
  }
  const dribbling = setInterval(() => {
    if (dribbles) for (const socket of sockets) socket.write('x');
  }, 1_000);
  let longest = 0;
  for (const giveUpAt = performance.now() + patienceMs; openedAt.size > 0 && performance.now() < giveUpAt; ) {
    await pause(lookEveryMs);
    const held = await heldBy(port);
    for (const [client, since] of openedAt) {
      longest = Math.max(longest, performance.now() - since);
      if (!held.has(client)) openedAt.delete(client);
    }
  }
  clearInterval(dribbling);
  for (const socket of sockets) socket.destroy();
  return openedAt.size > 0 ? Number.POSITIVE_INFINITY : longest;
}

/** Ports of the clients whose connections the server at `port` holds open: its own end of each, as Linux lists it. */
async function heldBy(port: number): Promise<Set<number>> {
  const rows = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1);
  const ends = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '01' && portOf(local) === port);
  return new Set(ends.map(([, , remote]) => portOf(remote)));
}

function portOf(address = ''): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16);
}
