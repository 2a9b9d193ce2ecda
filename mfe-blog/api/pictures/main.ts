import { setPriority } from 'node:os';
import { saveMemory } from '@site/pictures/make-picture';
import { errorText } from '@site/service/process/system-errors';
import { makePicture, UnusableMaster, unusableMasterExitCode } from './make-picture.ts';
import type { PictureJob } from './post-pictures.ts';

// A process for each picture: the blog's service never loads an encoder, and gets all memory back.
saveMemory();
// Readers of the blog come first.
setPriority(10);
const job: PictureJob = JSON.parse(process.argv[2] ?? ''); // our own `make-picture.ts` wrote it
try {
  process.stdout.write(JSON.stringify(await makePicture(job)));
} catch (error) {
  process.stderr.write(errorText(error));
  process.exitCode = error instanceof UnusableMaster ? unusableMasterExitCode : 1;
}
