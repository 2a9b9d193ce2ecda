import { Agent } from 'node:https';
import path from 'node:path';
import { freePorts } from '@site/runner/free-port';
import { makeCertificate } from '../../support/certificate.ts';
import { nginxBeforeEdges, runNginx } from '../../support/nginx.ts';
import { request } from '../../support/request.ts';
import { runCheckout } from '../../support/run-checkout.ts';

export const secret = 'a secret of this test';

/** This checkout's site behind nginx as OPERATIONS.md recommends it, with a certificate of its own. */
export async function openTlsSite() {
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const url = `https://localhost:${tlsPort}`;
  const site = await runCheckout({ env: { SITE_URL: url, TRUST_PROXY: '1', EDGE_SECRET: secret } });
  const { authority, keyHash, ...files } = makeCertificate(site.folder);
  const log = path.join(site.folder, 'access.log');
  const configuration = nginxBeforeEdges({ edges: [site.edge.port], port, tls: { port: tlsPort, log, ...files } });
  const nginx = await runNginx(site.folder, tlsPort, configuration);
  return {
    url,
    plainUrl: `http://localhost:${port}`,
    authority,
    keyHash,
    log,
    /** One request as written, whose certificate is checked. */
    request(address: string, headers: Record<string, string> = {}) {
      const { origin, pathname, search, protocol } = new URL(address);
      const agent = protocol === 'https:' ? new Agent({ ca: authority }) : undefined;
      return request(pathname + search, { site: origin, headers, agent });
    },
    async close() {
      nginx.kill();
      await site.stop();
    },
  };
}
