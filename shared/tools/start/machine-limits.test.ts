import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { describeLimit } from './machine-limits.ts';

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
    `import { findMachineLimits } from '${pathToFileURL(path.join(__dirname, 'machine-limits.ts'))}';
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
