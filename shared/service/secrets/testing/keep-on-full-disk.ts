import { readdir, rm } from 'node:fs/promises';
import { fillDisk } from '../../testing/tiny-disk.ts';
import { keptSecret } from '../kept-secret.ts';

// Run by a test on a disk of its own.
const folder = process.argv[2] ?? '';
const filler = await fillDisk(folder);
await keptSecret(folder, 'test-secret').catch(({ message }: Error) => console.log(message));
await rm(filler);
console.log(`left: ${(await readdir(folder)).join()}`);
console.log(`then ${(await keptSecret(folder, 'test-secret')).length} bytes`);
