import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describePicture } from '@site/pictures/make-picture';
import { masterRule, pictureFault, tooLarge } from '@site/pictures/picture-fault';
import { masterHash } from '@site/pictures/picture-names';
import { errorCode } from '@site/service/error-code';

type IsMade = (name: string, hash: string) => Promise<boolean>;

/** Says what is wrong with a picture's master, if anything; a missing one is no fault. Each is looked at once. */
export type MasterCheck = (name: string) => Promise<string | undefined>;

/** `isMade` says of a master, by name and hash, that its pictures have been made before. */
export function masterCheck(picturesDir: string, isMade: IsMade = async () => false): MasterCheck {
  const looked = new Map<string, Promise<string | undefined>>();
  return (name) => {
    const fault = looked.get(name) ?? faultOf(picturesDir, name, isMade);
    looked.set(name, fault);
    return fault;
  };
}

async function faultOf(picturesDir: string, name: string, isMade: IsMade): Promise<string | undefined> {
  const file = path.join(picturesDir, `${name}.webp`);
  const fault = await masterFault(file, (hash) => isMade(name, hash)).catch((error: unknown) =>
    errorCode(error) === 'ENOENT' ? undefined : `cannot be read (${errorCode(error)})`,
  );
  return fault && `${name}.webp ${fault}; replace it with ${masterRule}`;
}

async function masterFault(file: string, isMade: (hash: string) => Promise<boolean>): Promise<string | undefined> {
  const large = tooLarge((await stat(file)).size);
  if (large) return large;
  const master = await readFile(file);
  if (await isMade(masterHash(master))) return undefined;
  const fault = await pictureFault(master);
  // Its head may be right and the rest damaged.
  return fault ?? describePicture(master, file).then(nothing, () => 'is damaged');
}

function nothing(): undefined {}
