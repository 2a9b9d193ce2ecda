import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyStore } from '@site/delivery/testing/builds';
import { freePort, freePorts } from '@site/runner/free-port';
import { openMailServer } from '@site/service/testing/open-mail-server';
import { startPostgres } from '@site/testing/postgres-server';
import { logs, type Member } from '../../support/member.ts';
import { nginxBeforeEdges, nginxBeforeServices, runNginx } from '../../support/nginx.ts';
import { renderAll } from '../../support/render-all.ts';
import { releaseInto } from '../../support/run-checkout.ts';
import { startBlog, startClusterEdge, startContact } from './members.ts';

type Kind = 'edge' | 'contact' | 'blog';
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Two contact services, two blog services, two edges, one PostgreSQL, one bucket and a mail server, behind nginx. */
export async function openCluster() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
  const [port = 0, contactPort = 0, blogPort = 0] = await freePorts(3);
  const siteUrl = `http://localhost:${port}`;
  const postgres = startPostgres(await freePort());
  const mail = await openMailServer();
  const place = {
    folder,
    siteUrl,
    databaseUrl: postgres.url,
    mailServer: mail.url,
    bucket: await deliverToBucket(folder),
  };

  const members: Record<Kind, Member[]> = { contact: [], blog: [], edge: [] };
  // All at once on an empty database and an empty bucket, as after a power cut.
  members.contact = await both((letter) => startContact(`contact-${letter}`, place));
  members.blog = await both((letter) => startBlog(`blog-${letter}`, place));
  const services = { contact: `http://127.0.0.1:${contactPort}`, blog: `http://127.0.0.1:${blogPort}` };
  const between = nginxBeforeServices({
    contact: { port: contactPort, services: portsOf(members.contact) },
    blog: { port: blogPort, services: portsOf(members.blog) },
  });
  const inside = await runNginx(path.join(logs, 'inside'), contactPort, between);
  members.edge = await both((letter) => startClusterEdge(`edge-${letter}`, place, services));
  const before = nginxBeforeEdges({ edges: portsOf(members.edge), port });
  const outside = await runNginx(path.join(logs, 'outside'), port, before);
  for (const { url } of members.edge) await renderAll(url);

  return {
    ...place,
    /** Addresses of nginx before each pair of services. */
    services,
    members,
    postgres,
    mail,
    picture: await pictureOf('a-garden-that-survives-may-in-noida', siteUrl),
    /** References that visitors were given. */
    acknowledged: new Set<string>(),
    async close() {
      for (const nginx of [outside, inside]) nginx.kill();
      for (const kind of ['edge', 'contact', 'blog'] as const)
        await Promise.all(members[kind].map((member) => member.stop()));
      await mail.close();
      postgres.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of the smallest file of a post's picture. */
async function pictureOf(slug: string, site: string): Promise<string> {
  const { data } = await (await fetch(`${site}/api/v1/blogsBySlug/${slug}`)).json();
  const { stem, widths } = data.image.source;
  return `${stem}-${Math.min(...widths)}.webp`;
}

/** Builds this checkout and makes it live in an empty bucket. Returns the settings that open it. */
async function deliverToBucket(folder: string): Promise<Record<string, string>> {
  if (!process.env.BUCKET_URL_TEST) throw new Error('There is no bucket; `npm test cluster` starts one.');
  const { RELEASES_DIR: _ofEachEdge, ...bucket } = await emptyStore(folder);
  await releaseInto({ ...bucket, RELEASES_DIR: path.join(folder, 'store') });
  return bucket;
}

function both(start: (letter: 'a' | 'b') => Promise<Member>): Promise<Member[]> {
  return Promise.all([start('a'), start('b')]);
}

function portsOf(members: Member[]): number[] {
  return members.map(({ port }) => port);
}
