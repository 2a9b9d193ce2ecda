import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Buffer for a slow reader or a full disk. Lines beyond it are lost. */
const maxWaitingBytes = 256 * 1024;
const retryMs = 100;

let linesLost = 0;

/** Lines lost since this process started. */
export function countLostLines(): number {
  return linesLost;
}

/**
 * Keeps this process running whatever happens to its stdout and stderr: a full disk, or a reader that is gone or reads nothing,
 * would otherwise end or block it. Lines that do not fit into the buffer are lost and counted; the first line that can be
 * written again says how many.
 *
 * Not `pino.destination()`: libraries, workers and Node itself write to these streams too, and sonic-boom 4.2 tries for ever
 * to flush to a full disk when the process exits.
 * @example
 * keepWriting(); // first, before anything is logged
 */
export function keepWriting() {
  for (const stream of [process.stdout, process.stderr]) if (!stream.isTTY) keepWritingTo(stream);
}

function keepWritingTo(stream: NodeJS.WriteStream & { fd: number }) {
  let waiting = Buffer.alloc(0);
  let lostHere = 0;
  let retry: NodeJS.Timeout | undefined;

  function send() {
    retry = undefined;
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(stream.fd, waiting));
    } catch {
      retry = setTimeout(send, retryMs).unref();
      return;
    }
    if (lostHere === 0) return;
    const words = `${lostHere} lines were lost here, because nobody took them or the disk was full.`;
    lostHere = 0;
    if (stream === process.stdout) console.log(words);
    else console.error(words);
  }

  function write(text: string | Uint8Array, ...rest: unknown[]) {
    const bytes = Buffer.from(text);
    if (waiting.length + bytes.length <= maxWaitingBytes) waiting = Buffer.concat([waiting, bytes]);
    else {
      const lines = bytes.toString().split('\n').length - 1;
      lostHere += lines;
      linesLost += lines;
    }
    if (!retry) send();
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  }

  // For its effect: it makes writes to a full pipe fail instead of block. Node does so for `process.stderr` too, but a child that inherits
  // it, as esbuild does, makes it block again. Node documents no way to do only this: `fs` has no `fcntl`, and opening `/dev/stderr` with
  // `O_NONBLOCK` fails for the sockets that it gives its children as pipes.
  if (stream instanceof Socket) new Socket({ fd: stream.fd, readable: false });
  stream.write = write;
  // Catches errors of writes that bypass the replaced `write`.
  stream.on('error', () => {});
  process.on('exit', send);
}
