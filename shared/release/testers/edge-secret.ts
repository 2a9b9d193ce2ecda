import { keptSecret } from '@site/service/kept-secret';

/** Signs the edge's cookies and tokens: `EDGE_SECRET`, which all edges of a site must share, or a secret kept in this `DATA_DIR`. */
export async function edgeSecret(dataDir: string, setting: string | undefined): Promise<Buffer | string> {
  return setting ?? keptSecret(dataDir, 'edge-secret');
}
