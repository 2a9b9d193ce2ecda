import { createHash } from 'node:crypto';
import type { PartManifest } from '@site/contracts/manifest';

/** Returns the content of a version's file if it is what the manifest says. Throws otherwise. */
export function checkFile(manifest: PartManifest, file: string, content: Buffer | undefined): Buffer {
  const found = content && createHash('sha384').update(content).digest('base64');
  if (content && found === manifest.files[file]?.sha384) return content;
  throw new Error(`${manifest.name} ${manifest.version}: ${file} is not what part.json says; build the part again.`);
}
