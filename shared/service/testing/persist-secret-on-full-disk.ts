import { readdir, rm } from 'node:fs/promises';
import { persistentSecret } from '../process/secrets.ts';
import { fillDisk } from './processes.ts';

// Run by a test on a disk of its own.
const folder = process.argv[2] ?? '';
const filler = await fillDisk(folder);
await persistentSecret(folder, 'test-secret').catch(({ message }: Error) => console.log(message));
await rm(filler);
console.log(`left: ${(await readdir(folder)).join()}`);
console.log(`then ${(await persistentSecret(folder, 'test-secret')).length} bytes`);
