import { findUnwritable } from './find-unwritable.ts';

/** Creates a service's data folder. Throws one sentence for the operator if it cannot be written to. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const wrong = await findUnwritable('DATA_DIR', dataDir);
  if (wrong) throw new Error(wrong);
}
