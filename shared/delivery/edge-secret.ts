import { existingSecret, persistentSecret } from '@site/service/process/secrets';

const file = 'edge-secret';

/**
 * Signs the edge's cookies and tokens: `EDGE_SECRET`, which all edges of a site must share, or a secret stored in this `DATA_DIR`.
 *
 * @example
 * const token = testerToken(await edgeSecret('data', process.env.EDGE_SECRET));
 */
export async function edgeSecret(dataDir: string, setting: string | undefined): Promise<Buffer | string> {
  return setting ?? persistentSecret(dataDir, file);
}

/** The secret for commands that sign for an edge. Undefined if no edge ever ran: none would accept what a new secret signs. */
export async function existingEdgeSecret(
  dataDir: string,
  setting: string | undefined,
): Promise<Buffer | string | undefined> {
  return setting ?? existingSecret(dataDir, file);
}
