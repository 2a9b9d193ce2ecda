import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PartManifest } from '@site/contracts/manifest';

/** A version's file is missing, or is not what was published. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Returns the content of a version's file if it is what the manifest says. Throws `DamagedFile` otherwise. */
export function checkFile(manifest: PartManifest, file: string, content: Buffer | undefined): Buffer {
  if (content && isAsStated(manifest, file, content)) return content;
  const fault = content ? 'is not what part.json says' : 'is missing';
  throw new DamagedFile(`${manifest.name} ${manifest.version}: ${file} ${fault}; build the part again.`);
}

export function isAsStated({ files, integrity }: PartManifest, file: string, content: Buffer): boolean {
  const asked = integrity?.[file.replace(/^browser\//, '')];
  if (hashOf(content) === files[file]?.sha384) return !asked || asked === `sha256-${hashOf(content, 'sha256')}`;
  // Versions share a file and its compressed copies, and another zlib compresses the same file to other bytes.
  const whole = files[file.replace(/\.(br|gz)$/, '')];
  const unpacked = whole && unpack(file, content, whole.bytes);
  return unpacked !== undefined && hashOf(unpacked) === whole?.sha384;
}

function unpack(file: string, content: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    if (file.endsWith('.br')) return brotliDecompressSync(content, { maxOutputLength });
    return file.endsWith('.gz') ? gunzipSync(content, { maxOutputLength }) : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(content: Buffer, algorithm = 'sha384'): string {
  return createHash(algorithm).update(content).digest('base64');
}
