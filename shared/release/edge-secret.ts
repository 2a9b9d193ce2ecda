import { keptSecret } from '@site/service/kept-secret';

/** What cookies and tokens of the edge are signed with: `EDGE_SECRET`, which several edges must share, or a secret of this `DATA_DIR`. */
export async function edgeSecret(dataDir: string, setting: string | undefined): Promise<Buffer | string> {
  return setting ?? keptSecret(dataDir, 'edge-secret');
}
