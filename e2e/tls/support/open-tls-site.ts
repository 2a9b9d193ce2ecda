import { mkdtemp, rm } from 'node:fs/promises';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site/release/store/open-store';
import { freePorts } from '@site/runner/free-port';
import { buildParts, findParts, releaseCheckout } from '@site/runner/parts';
import { runSite } from '@site/runner/site';
import type { Answer } from '../../support/ask.ts';
import { runNginx } from '../../support/nginx.ts';
import { nginxBeforeEdges } from '../../support/nginx-before-edges.ts';
import { makeCertificate } from './certificate.ts';

export const secret = 'a secret of this test';

/** This checkout's site behind nginx as OPERATIONS.md recommends it, with a certificate of its own. */
export async function openTlsSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tls-site-'));
  const [edge = 0, port = 0, tlsPort = 0] = await freePorts(3);
  const releasesDir = path.join(folder, 'releases');
  // What publishes further versions finds the store there, and never an operator's bucket.
  Object.assign(process.env, { RELEASES_DIR: releasesDir, RELEASES_BUCKET: '' });
  await buildParts();
  await releaseCheckout(openStore(), await findParts(), 'a test');
  const { authority, keyHash, ...files } = makeCertificate(folder);
  const url = `https://localhost:${tlsPort}`;
  const env = { SITE_URL: url, TRUST_PROXY: 'yes', EDGE_SECRET: secret };
  const site = await runSite({ port: edge, dataDir: path.join(folder, 'data'), releasesDir, env });
  const configuration = nginxBeforeEdges({ edges: [edge], port, tls: { port: tlsPort, ...files } });
  const nginx = await runNginx(folder, tlsPort, configuration);
  return {
    ...{ url, plainUrl: `http://localhost:${port}`, authority, keyHash },
    /** One request as written, whose certificate is checked. */
    ask: (address: string, headers: Record<string, string> = {}) => askSecurely(address, headers, authority),
    async close() {
      nginx.kill();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function askSecurely(address: string, headers: Record<string, string>, ca: string): Promise<Answer> {
  const send = address.startsWith('https:') ? request : requestPlainly;
  return new Promise((resolve, reject) => {
    const outgoing = send(address, { headers, agent: false, ...(send === request && { ca }) }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}
