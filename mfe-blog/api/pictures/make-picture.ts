import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describePicture, pictureFiles } from '@site/pictures/make-picture';
import { errorText } from '@site/service/process/system-errors';
import { FolderStorage } from '@site/service/storage/storage';
import pLimit from 'p-limit';
import { keyOf, type MakePicture, type PictureJob } from './post-pictures.ts';

/** Makes a picture's files in this process; takes seconds, and up to 200 MB. Throws `UnusableMaster`. */
export const makePicture: MakePicture = async ({ master: file, stem, uploadsDir }) => {
  const master = await readFile(file);
  const source = await describePicture(master, { file, stem }).catch((error: unknown) => {
    throw new UnusableMaster(errorText(error), { cause: error });
  });
  const folder = new FolderStorage(uploadsDir);
  const present = new Set(await folder.list(`${path.posix.dirname(keyOf(stem))}/`));
  for (const { name, make } of pictureFiles(master, source))
    if (!present.has(keyOf(name))) await folder.create(keyOf(name), await make());
  return source;
};

/** A machine under ten times its capacity made a picture in 20 s. */
const timeoutMs = 120_000;
/** For JavaScript; the encoder's own memory is bounded by one core, no cache and one picture. */
const maxHeapMegabytes = 64;

const run = promisify(execFile);

/** No picture can be made until the master is replaced. The message names its file. */
export class UnusableMaster extends Error {}

/** Ends the process of a picture whose master is unusable. Node itself ends with other codes. */
export const unusableMasterExitCode = 20;

/** Makes pictures in processes of their own, one at a time, with this script. */
export function pictureProcess(script: string): MakePicture {
  const oneAtATime = pLimit(1);
  return (job, signal) => oneAtATime(() => runOnce(script, job, signal));
}

async function runOnce(script: string, job: PictureJob, abort?: AbortSignal) {
  try {
    const { stdout } = await run(
      process.execPath,
      [`--max-old-space-size=${maxHeapMegabytes}`, script, JSON.stringify(job)],
      // glibc keeps freed memory for each arena; two are enough for one core.
      { timeout: timeoutMs, killSignal: 'SIGKILL', signal: abort, env: { ...process.env, MALLOC_ARENA_MAX: '2' } },
    );
    return JSON.parse(stdout);
  } catch (error) {
    const { stderr = '', signal, code } = Object(error);
    const reason = signal ? `its process was ended by ${signal}` : stderr.trim().split('\n').at(-1);
    if (code === unusableMasterExitCode) throw new UnusableMaster(reason, { cause: error });
    throw new Error(`${path.basename(job.master)} could not be made into a picture: ${reason}`, { cause: error });
  }
}
