import path from 'node:path';
import { root } from '@site/runner/parts';
import { startMember } from '../../support/member.ts';
import { startEdge } from '../../support/start-edge.ts';

export interface Place {
  /** Holds all data of the members on this machine. */
  folder: string;
  siteUrl: string;
  databaseUrl: string;
  mailServer: string;
  /** The release store's settings for a bucket. */
  bucket: Record<string, string>;
}

/** shell/operations/GROWING.md, 'Two of each', lists what each process is given here. */
export function startContact(name: string, { databaseUrl, mailServer, ...place }: Place) {
  // Each enquiry is to be mailed once.
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer, ACKNOWLEDGE: 'no' };
  return startService('mfe-contact', name, place, settings);
}

export function startBlog(name: string, { databaseUrl, bucket, ...place }: Place) {
  const pictures = Object.entries(bucket).map(([setting, value]) => [setting.replace('RELEASES', 'PICTURES'), value]);
  return startService('mfe-blog', name, place, {
    DATABASE_URL: databaseUrl,
    ...Object.fromEntries(pictures),
  });
}

export function startClusterEdge(name: string, { folder, siteUrl, bucket }: Place, services: Record<string, string>) {
  const env = { ...bucket, SITE_URL: siteUrl, EDGE_SECRET: 'the same on both edges', TRUST_PROXY: '1' };
  return startEdge({ name, folder, services, env });
}

function startService(
  part: string,
  name: string,
  { folder, siteUrl }: Pick<Place, 'folder' | 'siteUrl'>,
  own: Record<string, string>,
) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SITE_URL: siteUrl,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, name),
    ...own,
  };
  const script = path.join(root, part, 'dist/service/main.mjs');
  return startMember(name, { script, cwd: root, env, sharesPort: false });
}
