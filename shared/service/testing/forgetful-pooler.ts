import { connect, createServer, type Socket } from 'node:net';
import { listenHere } from './http.ts';

/** For tests: a pooler that forgets each session after each transaction, as PgBouncer does with `pool_mode = transaction`. */
export async function openForgetfulPooler(server: string) {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const pooler = createServer((client) => {
    const behind = connect(Number(port), hostname);
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.on('close', () => behind.destroy());
    behind.on('close', () => client.destroy());
    client.pipe(behind);
    let isForgetting = false;
    const messages = messageReader((type, message) => {
      const isIdle = type === 'Z' && message.at(-1) === 'I'.charCodeAt(0);
      if (!isForgetting) {
        if (isIdle) behind.write(query('discard all'));
        else client.write(message);
        isForgetting = isIdle;
      } else if (isIdle) {
        client.write(message);
        isForgetting = false;
      }
    });
    behind.on('data', messages);
  });
  const origin = await listenHere(pooler);
  return {
    url: Object.assign(new URL(server), { host: new URL(origin).host }).href,
    close() {
      pooler.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Every message of the server: one letter, then its length without that letter, then its content. */
function messageReader(onMessage: (type: string, message: Buffer) => void) {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

function query(sql: string): Buffer {
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(4 + sql.length + 1, 1);
  return Buffer.concat([head, Buffer.from(`${sql}\0`)]);
}
