import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { releaseSettings } from '@site/delivery/store/open-store';
import { siteSettings } from '@site/service/settings/settings';
import { openBucketStandIn } from '@site/service/testing/bucket-stand-in';
import { listenHere } from '@site/service/testing/http';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { describeLimit, findSettingProblems } from './check-settings.ts';

it('finds nothing wrong with folders and a port of its own', async () => {
  expect(await problemsWith({})).toEqual([]);
});

it('names a folder that cannot be written to', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await problemsWith({ RELEASES_DIR: file })).toEqual([
    `RELEASES_DIR is ${file}, which cannot be written to (EEXIST): let this user write there or name another folder.`,
  ]);
});

it('names a port in use, and a host that is not this machine', async () => {
  const server = createServer();
  const { port } = new URL(await listenHere(server));
  const taken = await problemsWith({ PORT: port, HOST: '127.0.0.1' });
  server.close();
  expect(taken).toEqual([
    `PORT is ${port}, which another program uses: stop that one or set PORT to another; if it is this site, "npm run release -- deliver" brings it what changed.`,
  ]);
  expect(await problemsWith({ HOST: '192.0.2.1' })).toEqual([
    'HOST is 192.0.2.1, where this machine cannot listen (EADDRNOTAVAIL): set it to an address of this machine, or unset it.',
  ]);
});

it('names all wrong settings at once', async () => {
  const environment = {
    PORT: 'eighty',
    API_HOST: 'https://api.example.com',
    DATA_DIR: '/dev/null/data',
  };
  expect(await problemsWith(environment)).toEqual([
    expect.stringMatching(/^PORT must be a port number/),
    'API_HOST needs SITE_URL: set SITE_URL too, or unset API_HOST.',
    expect.stringMatching(/^DATA_DIR is \/dev\/null\/data, which cannot be written to/),
  ]);
});

it('names a database and a bucket that do not answer', async () => {
  const { access, mishaps, close } = await openBucketStandIn();
  mishaps.push('silent', 'silent', 'silent', 'silent');
  const { url: RELEASES_BUCKET, key: RELEASES_BUCKET_KEY, secret: RELEASES_BUCKET_SECRET } = access;
  const bucket = { RELEASES_BUCKET, RELEASES_BUCKET_KEY, RELEASES_BUCKET_SECRET };
  const problems = await problemsWith({ ...bucket, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/site' });
  close();
  expect(problems).toEqual([
    expect.stringMatching(/^DATABASE_URL names the database site at 127\.0\.0\.1:1, which refuses the connection: /),
    `The bucket ${RELEASES_BUCKET} does not answer to GET its list (too slow): start it or correct RELEASES_BUCKET.`,
  ]);
}, 30_000);

function problemsWith(environment: Record<string, string>): Promise<string[]> {
  const folders = { DATA_DIR: temporaryFolder(), RELEASES_DIR: temporaryFolder() };
  return findSettingProblems({ ...siteSettings, ...releaseSettings }, { PORT: '0', ...folders, ...environment });
}

it.each([
  ['few open files', 'ulimit -n 64', /^A process may have 64 open files here, and a site needs at least 1024: raise/],
  ['a small disk', 'mount -t tmpfs -o size=2m tiny "$1"', /^DATA_DIR is \S+, on a disk with [12] MB left, and a site/],
  [
    'a checkout that is read-only',
    'mount -t tmpfs -o ro tiny "$1"',
    /^This checkout is \S+, which cannot be written to \(EROFS\)/,
  ],
])('names %s in one sentence', async (_limit, shell, sentence) => {
  expect(await limitsWith(shell)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
});

it('finds nothing on a machine with room', async () => {
  expect(await limitsWith('true')).toEqual([]);
});

it.each([
  [
    'ENOSPC: no space left on device, write',
    'There is no space left on a disk that the site writes to: make room there.',
  ],
  [
    'shell:build: No space left on device (os error 28)',
    'There is no space left on a disk that the site writes to: make room there.',
  ],
  ['EMFILE: too many open files', expect.stringContaining('raise the limit with "ulimit -n 4096"')],
  [
    "EROFS: read-only file system, mkdir '/site/dist'",
    'A folder that the site writes to is read-only: let this user write there.',
  ],
  ['The build failed: Unexpected token', undefined],
])('describes "%s"', (message, sentence) => {
  expect(describeLimit(message)).toEqual(sentence);
});

/** Which limits are found after this shell command, which may mount over a folder, in a mount namespace of its own. */
async function limitsWith(shell: string): Promise<string[]> {
  const [folder, program] = [temporaryFolder(), path.join(temporaryFolder(), 'program.mts')];
  writeFileSync(
    program,
    `import { findMachineLimits } from '${pathToFileURL(path.join(import.meta.dirname, 'check-settings.ts'))}';
     console.log(JSON.stringify(await findMachineLimits(process.argv[2], { DATA_DIR: process.argv[2] })));`,
  );
  const script = `${shell} && exec "$2" --import tsx/esm "$3" "$1"`;
  const { stdout } = await promisify(execFile)('unshare', [
    '-Urm',
    'sh',
    '-c',
    script,
    'sh',
    folder,
    process.execPath,
    program,
  ]);
  return JSON.parse(stdout);
}
