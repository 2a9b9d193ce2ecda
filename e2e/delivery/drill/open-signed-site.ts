import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site/delivery/store/open-store';
import { newPrivateKey } from '@site/delivery/store/rights/keys';
import { addressesOf, runEdge, runSite } from '@site/runner/site';
import { openBucketStandIn } from '@site/service/testing/bucket-stand-in';
import { releaseInto } from '../../support/run-checkout.ts';
import { signChannel } from '../../support/signed-channel.ts';
import { startBalancer } from './balancer.ts';

export const channel = 'production';
const SITE_URL = 'http://localhost';
const EDGE_SECRET = 'a secret of the drill';

/** An edge, with all that it has logged. */
export interface LoggedEdge {
  name: string;
  url: string;
  log: string[];
}

/**
 * Runs this checkout on two edges behind a load balancer, from a bucket to which everybody can write. By its channel's policy, the teams of blog
 * and contact may deliver their own part only, each with a key of its own.
 */
export async function openSignedSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  // Signatures protect what is copied from a bucket, not a folder that edges read in place.
  const bucket = await openBucketStandIn(1_000);
  const { url, key, secret } = bucket.access;
  /** Settings of a machine, which has its own copies and its own memory of the channel. */
  const machine = (name: string) => ({
    RELEASES_BUCKET: url,
    RELEASES_BUCKET_KEY: key,
    RELEASES_BUCKET_SECRET: secret,
    RELEASES_DIR: path.join(folder, name),
  });

  const platformStore = await releaseInto(machine('platform'));
  const teamKeys = { blog: newPrivateKey(), contact: newPrivateKey() };
  const RELEASE_POLICY = await signChannel(platformStore, channel, teamKeys);
  const trusting = (name: string) => ({ ...machine(name), RELEASE_POLICY });

  const firstLog: string[] = [];
  const site = await runSite({
    port: 0,
    dataDir: path.join(folder, 'data'),
    releasesDir: machine('first').RELEASES_DIR,
    env: { ...trusting('first'), SITE_URL, EDGE_SECRET },
    log: (line) => firstLog.push(line),
  });
  const further: Awaited<ReturnType<typeof runEdge>>[] = [];
  const second = await startEdge('second');
  const balancer = await startBalancer([site.edge.port, second.running.port]);

  return {
    url: balancer.url,
    teamKeys,
    /** Settings that open the store on a machine of this name, which trusts the policy. */
    trusting,
    store: openStore(trusting('observer')),
    edges: [{ name: 'first', url: site.url, log: firstLog }, second.edge] satisfies LoggedEdge[],
    killSecondEdge: () => process.kill(second.running.pid() ?? 0, 'SIGKILL'),
    startEdge,
    async stop() {
      balancer.stop();
      await Promise.all(further.map((edge) => edge.stop()));
      await site.stop();
      bucket.close();
      await rm(folder, { recursive: true, force: true });
    },
  };

  /** Starts one more edge, on a machine without copies. The balancer knows none but the first two. */
  async function startEdge(name: string) {
    const log: string[] = [];
    const running = await runEdge({
      port: 0,
      services: addressesOf(site),
      env: {
        ...trusting(name),
        NODE_ENV: 'production',
        DATA_DIR: path.join(folder, name, 'data'),
        SITE_URL,
        EDGE_SECRET,
      },
      log: (line) => log.push(line),
    });
    further.push(running);
    return { running, edge: { name, url: `http://localhost:${running.port}`, log } };
  }
}
