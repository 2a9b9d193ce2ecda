import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describePicture } from '@site/pictures/make-picture';
import { masterRule, pictureFault, tooLarge } from '@site/pictures/picture-fault';
import { errorCode } from '@site/service/error-code';

/** Says what is wrong with a picture's master, if anything; a missing one is no fault. Each is looked at once. */
export type MasterCheck = (name: string) => Promise<string | undefined>;

/** `knownHashes` are those of masters, by name, that pictures were made of before. */
export function masterCheck(picturesDir: string, knownHashes: Map<string, string> = new Map()): MasterCheck {
  const looked = new Map<string, Promise<string | undefined>>();
  return (name) => {
    const fault = looked.get(name) ?? faultOf(picturesDir, name, knownHashes.get(name));
    looked.set(name, fault);
    return fault;
  };
}

async function faultOf(picturesDir: string, name: string, knownHash: string | undefined): Promise<string | undefined> {
  const file = path.join(picturesDir, `${name}.webp`);
  const fault = await masterFault(file, knownHash).catch((error: unknown) =>
    errorCode(error) === 'ENOENT' ? undefined : `cannot be read (${errorCode(error)})`,
  );
  return fault && `${name}.webp ${fault}; replace it with ${masterRule}`;
}

async function masterFault(file: string, knownHash: string | undefined): Promise<string | undefined> {
  const large = tooLarge((await stat(file)).size);
  if (large) return large;
  const master = await readFile(file);
  if (masterHash(master) === knownHash) return undefined;
  const fault = await pictureFault(master);
  // Its head may be right and the rest damaged.
  return fault ?? describePicture(master, file).then(nothing, () => 'is damaged');
}

function nothing(): undefined {}

/** Part of the names of a master's pictures. */
export function masterHash(master: Buffer): string {
  return createHash('sha256').update(master).digest('hex').slice(0, 8);
}
