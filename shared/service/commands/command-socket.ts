import { chmod, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { failure } from '@site/contracts/envelope';
import { errorCode, errorText } from '../process/system-errors.ts';

/** Commands that an operator can run in a running service. Input and result travel as JSON. */
export type Commands = Record<string, (input: unknown) => Promise<unknown>>;

// The limit of a Unix socket's path is 104 bytes on macOS and 108 on Linux.
const maxAddressBytes = 100;

/**
 * Serves commands on a socket file in the service's data folder that only the service's user can open. Returns a function
 * that stops serving.
 *
 * Command-line tools ask the running service instead of opening its database beside it, which SQLite in WAL mode and
 * PostgreSQL would both allow, for three reasons:
 * - The service may be of an older release than the checkout with the tool. Opening the database would apply the
 *   checkout's migrations, and the service could not start again, because it refuses migrations that it does not know.
 * - Only the service is sure to have its settings. A tool may have `DATA_DIR` alone: its links would lead to
 *   localhost, and `retry` would miss the mail server.
 * - The service holds state: whether its clock is trusted, when the next post is due, and, with a database file, which
 *   import or check of the clock is under way.
 * @example
 * const stop = await serveCommands(file, { import: async () => importPosts() });
 * await sendCommand(file, 'import'); // { status: 'done', data: … }
 */
export async function serveCommands(file: string, commands: Commands): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const result = run
      ? await text(request).then(parse).then(run).then(done, failed)
      : failed(new Error('The running service does not know this command.'));
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(result));
  });
  // A killed service leaves its socket file behind. This one holds the database lock, so the other is gone.
  await rm(file, { force: true });
  const address = addressOf(file);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  await chmod(file, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

type CommandResponse =
  | { status: 'done'; data: unknown }
  | { status: 'failed'; message: string }
  | { status: 'not-running' };

/** Sends a command to the service behind a socket file; `not-running` where there is none. */
export async function sendCommand(file: string, name: string, input?: unknown): Promise<CommandResponse> {
  const socketPath = addressOf(file);
  return new Promise((resolve, reject) => {
    const asked = send({ socketPath, path: `/${name}`, method: 'POST' }, (response) =>
      text(response).then(read).then(resolve, reject),
    );
    asked.on('error', (error) =>
      ['ENOENT', 'ECONNREFUSED'].includes(errorCode(error)) ? resolve({ status: 'not-running' }) : reject(error),
    );
    asked.end(JSON.stringify(input));
  });
}

/** The path relative to the working directory where that is shorter. */
function addressOf(file: string): string {
  const relative = path.relative('', file);
  const address = relative.length < file.length ? relative : file;
  if (Buffer.byteLength(address) > maxAddressBytes)
    throw new Error(`${file} is too long for a socket; choose a DATA_DIR with a shorter path.`);
  return address;
}

function parse(body: string): unknown {
  return body === '' ? undefined : JSON.parse(body);
}

function done(data: unknown) {
  return { status: 'success' as const, data };
}

function failed(error: unknown) {
  return failure('command_failed', errorText(error));
}

function read(body: string): CommandResponse {
  // Written by `serveCommands`, perhaps of another release: the envelope is the same, the data is for the caller to check.
  const result = JSON.parse(body) as ReturnType<typeof done> | ReturnType<typeof failed>;
  return result.status === 'success'
    ? { status: 'done', data: result.data }
    : { status: 'failed', message: result.error.message };
}
