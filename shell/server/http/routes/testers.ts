import type { FastifyInstance } from 'fastify';
import { brotliQuality, compress } from '../../caching/encoding.ts';
import type { OpenRelease } from '../../releases/open-release.ts';
import { releasesPolicy } from '../../releases-page/releases-page.ts';
import type { RenderedPage } from '../../rendering/page-copies.ts';
import { splitTarget } from '../../request-target.ts';
import type { EdgeContext } from '../edge-context.ts';
import { documentHeaders } from '../security-headers.ts';
import { sendFile, sendJson, sendText } from '../send.ts';

/** Shows testers what is live, how the canary compares and what was live before, and which versions they can change to. */
export async function testerRoutes(
  app: FastifyInstance,
  { releasesPage, listOfferedVersions, pickRelease, config }: TesterContext,
): Promise<void> {
  app.get('/_/releases', async ({ raw, url }, reply) => {
    const page = await releasesPage(splitTarget(url).query, (await pickRelease(raw))?.source === 'tester');
    if (page.status !== 200) return sendText(reply, page.status, `${page.reason}\n`);
    return reply.headers(releasesPageHeaders).send(page.html);
  });

  app.get('/_/versions.json', async ({ raw }, reply) => {
    const picked = await pickRelease(raw);
    if (!picked || (picked.source !== 'tester' && !config.isDevelopment)) return sendFile(reply, undefined);
    return sendJson(reply, await listOfferedVersions(picked.release));
  });
}

type TesterContext = Pick<EdgeContext, 'releasesPage' | 'listOfferedVersions' | 'pickRelease' | 'config'>;

const releasesPageHeaders = {
  ...documentHeaders,
  'content-security-policy': releasesPolicy,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  // The URL may contain a token.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Adds the testers' tools to a page: the badge that names its release, and the outlines of its parts. */
export async function insertTesterTools(
  page: RenderedPage,
  { tools }: Pick<OpenRelease, 'tools'>,
): Promise<RenderedPage> {
  const { scripts, styles } = tools();
  // Not async: the runtime must find what the script registers when it starts.
  const tags = [
    ...styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    ...scripts.map(
      ({ href, integrity }) => `<script src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
  ];
  const html = Buffer.from(page.bodies.identity)
    .toString()
    .replace('</head>', `${tags.join('\n')}\n</head>`);
  return { ...page, ...(await compress(html, brotliQuality.once)) };
}
