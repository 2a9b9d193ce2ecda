import { chmod, rename, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { failure } from '@site/contracts/envelope';
import * as v from 'valibot';
import { errorCode, errorText } from '../process/system-errors.ts';

/** The request and the response of a command that an operator can run in a running service. Both travel as JSON. */
interface CommandSchemas {
  request: v.GenericSchema;
  response: v.GenericSchema;
}

/** What each command does, by its name among the schemas that service and command line share. */
export type Commands<Schemas extends Record<keyof Schemas, CommandSchemas>> = {
  [Name in keyof Schemas]: (
    request: v.InferOutput<Schemas[Name]['request']>,
  ) => Promise<v.InferOutput<Schemas[Name]['response']>>;
};

// The limit of a Unix socket's path is 104 bytes on macOS and 108 on Linux.
const maxAddressBytes = 100;

/**
 * Serves commands on a socket file in the service's data folder that only the service's user can open. Requests are checked here,
 * responses by `commandClient`: the service may be of another version than the command line. Returns a function that stops serving.
 *
 * Command-line tools ask the running service instead of opening its database beside it, which SQLite in WAL mode and
 * PostgreSQL would both allow, for three reasons:
 * - The service may be of an earlier version than the checkout with the tool. Opening the database would apply the
 *   checkout's migrations, and the service would refuse to start again if one of them does more than add.
 * - Only the service is sure to have its settings. A tool may have `DATA_DIR` alone: its links would lead to
 *   localhost, and `retry` would miss the mail server.
 * - The service holds state: whether its clock is trusted, when the next post is due, and, with a database file, which
 *   import or check of the clock is under way.
 * @example
 * const schemas = { import: { request: v.void(), response: v.object({ posts: v.number() }) } };
 * const stop = await serveCommands(file, schemas, { import: async () => importPosts() });
 * await commandClient(file, schemas, 'No service runs.').import(); // { posts: 3 }
 */
export async function serveCommands<Schemas extends Record<keyof Schemas, CommandSchemas>>(
  file: string,
  schemas: Schemas,
  commands: Commands<Schemas>,
): Promise<() => Promise<void>> {
  const isKnown = (name: string): name is keyof Schemas & string => Object.hasOwn(schemas, name);
  const run = <Name extends keyof Schemas>(name: Name, body: string) =>
    commands[name](v.parse(schemas[name].request, body === '' ? undefined : JSON.parse(body)));
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    const result = isKnown(name)
      ? await text(request)
          .then((body) => run(name, body))
          .then(done, failed)
      : failed(new Error('The running service does not know this command.'));
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(result));
  });
  // Takes the name of the socket that a killed service left, or a former one still has. That one removes its own name when it closes.
  const temporary = `${file}.${process.pid}`;
  await rm(temporary, { force: true });
  // `exclusive`: processes that share a port would share this too.
  const address = { path: addressOf(temporary), exclusive: true };
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  await chmod(temporary, 0o600);
  await rename(temporary, file);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * All commands of the service behind a socket file, as functions. They throw what the service says is wrong, and `notRunning` where there is
 * none.
 */
export function commandClient<Schemas extends Record<keyof Schemas, CommandSchemas>>(
  file: string,
  schemas: Schemas,
  notRunning: string,
): Commands<Schemas> {
  const clientOf = (name: keyof Schemas & string) => async (request: unknown) => {
    const body = await post(file, name, request);
    if (body === undefined) throw new Error(notRunning);
    const result = v.parse(envelopeSchema, JSON.parse(body));
    if (result.status === 'error') throw new Error(result.error.message);
    const { success, output } = v.safeParse(schemas[name].response, result.data);
    if (success) return output;
    throw new Error(`The running service is of another version, whose response to '${name}' this one cannot read.`);
  };
  const names = Object.keys(schemas) as (keyof Schemas & string)[]; // `keys` forgets the names
  return Object.fromEntries(names.map((name) => [name, clientOf(name)])) as Commands<Schemas>; // `fromEntries` too
}

/** Returns the body of the response; undefined where no service runs. */
function post(file: string, name: string, request: unknown): Promise<string | undefined> {
  const socketPath = addressOf(file);
  return new Promise((resolve, reject) => {
    const sent = send({ socketPath, path: `/${name}`, method: 'POST' }, (response) =>
      text(response).then(resolve, reject),
    );
    sent.on('error', (error) =>
      ['ENOENT', 'ECONNREFUSED'].includes(errorCode(error)) ? resolve(undefined) : reject(error),
    );
    sent.end(JSON.stringify(request));
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

function done(data: unknown) {
  return { status: 'success' as const, data };
}

function failed(error: unknown) {
  return failure('command_failed', errorText(error));
}

const envelopeSchema = v.variant('status', [
  v.object({ status: v.literal('success'), data: v.optional(v.unknown()) }),
  v.object({ status: v.literal('error'), error: v.object({ message: v.string() }) }),
]);
