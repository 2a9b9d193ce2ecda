import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AdmZip from 'adm-zip';

/** The paths that Module Federation's plugin gives to `dts.generateTypes.afterGenerate`. */
interface GeneratedTypes {
  /** Declarations of all exposed modules. */
  zipTypesPath: string;
  /** Types of `loadRemote`. */
  apiTypesPath: string;
}

/**
 * Moves generated types from the browser build, whose files are named by their content, to the manifest that names them. The archive's
 * entries lose their times and permissions, so that the same sources give the same version.
 *
 * @example
 * dts: { generateTypes: { afterGenerate: moveTypes } }
 */
export async function moveTypes({ zipTypesPath, apiTypesPath }: GeneratedTypes): Promise<void> {
  const folder = path.join(path.dirname(zipTypesPath), '../embed');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, path.basename(zipTypesPath)), withoutTimes(await readFile(zipTypesPath)));
  await rm(zipTypesPath);
  await rename(apiTypesPath, path.join(folder, path.basename(apiTypesPath)));
}

function withoutTimes(archive: Buffer): Buffer {
  const stable = new AdmZip();
  for (const entry of new AdmZip(archive).getEntries())
    if (!entry.isDirectory) stable.addFile(entry.entryName, entry.getData()).header.time = new Date(1980, 0);
  return stable.toBuffer();
}
