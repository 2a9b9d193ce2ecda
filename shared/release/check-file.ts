import { createHash } from 'node:crypto';
import type { PartManifest } from '@site/contracts/manifest';

/** A version's file is missing, or is not what was published. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Returns the content of a version's file if it is what the manifest says. Throws `DamagedFile` otherwise. */
export function checkFile(manifest: PartManifest, file: string, content: Buffer | undefined): Buffer {
  const found = content && createHash('sha384').update(content).digest('base64');
  if (content && found === manifest.files[file]?.sha384) return content;
  const fault = content ? 'is not what part.json says' : 'is missing';
  throw new DamagedFile(`${manifest.name} ${manifest.version}: ${file} ${fault}; build the part again.`);
}
