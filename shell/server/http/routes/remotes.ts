import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { isKnown } from '@site/service/http/headers';
import { errorCode } from '@site/service/process/system-errors';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { brotliQuality, type CompressedBody, compress } from '../../caching/encoding.ts';
import { type Assets, crossOriginHeaders } from '../../files/assets.ts';
import type { OpenRelease } from '../../releases/open-release.ts';
import { sendCompressed, sendFile } from '../send.ts';

interface RemoteOptions {
  store: Pick<ReleaseStore, 'versionFolder'>;
  assets: Pick<Assets, 'find'>;
  liveRelease: () => OpenRelease | undefined;
}

/** The build of a version for other hosts. */
interface Remote {
  /** Name of its first script. */
  entry: string;
  manifest: CompressedBody;
}

/** How long a host may use the previous version, all of whose files are kept. */
const remoteCacheControl = 'public, max-age=60';

/** More than a site has parts, with a version before each. */
const maxRemotes = 100;

/** For other Module Federation hosts: the live version of each part, at URLs that never change. */
export function remoteRoutes({ store, assets, liveRelease }: RemoteOptions): FastifyPluginAsync {
  const remotes = new LRUCache<string, Remote, LiveVersion>({
    max: maxRemotes,
    fetchMethod: (_key, _stale, { context }) => readRemote(store, context),
  });

  async function findRemote(part: string): Promise<Remote | undefined> {
    const version = liveRelease()?.parts[part];
    return version === undefined ? undefined : remotes.fetch(`${part}@${version}`, { context: { part, version } });
  }

  return async (app) => {
    app.get<RemotePart>('/_/:part/mf-manifest.json', async ({ params: { part } }, reply) => {
      const remote = await findRemote(part);
      if (!remote) return sendFile(reply, undefined);
      return sendCompressed(reply, remote.manifest, {
        ...crossOriginHeaders,
        'content-type': 'application/json',
        'cache-control': remoteCacheControl,
      });
    });

    app.get<RemotePart>('/_/:part/remoteEntry.js', async ({ params: { part }, headers }, reply) => {
      const remote = await findRemote(part);
      const file = remote && (await assets.find(`/_/${part}/${remote.entry}`, headers, remoteCacheControl));
      if (!file) return sendFile(reply, undefined);
      // The name has a hash of the content.
      const etag = `"${remote.entry}"`;
      reply.header('etag', etag);
      if (!isKnown(etag, headers['if-none-match'])) return sendFile(reply, file);
      const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...kept } = file.headers;
      return reply.code(304).headers(kept).send();
    });

    for (const [name, contentType] of Object.entries(typeFiles))
      app.get<RemotePart>(`/_/:part/${name}`, async ({ params: { part } }, reply) => {
        const version = liveRelease()?.parts[part];
        const body = version === undefined ? undefined : await readEmbedFile(store, { part, version }, name);
        const headers = { ...crossOriginHeaders, 'content-type': contentType, 'cache-control': remoteCacheControl };
        return sendFile(reply, body && { headers, body });
      });
  };
}

/** Types of the modules that hosts load; the manifest names both. Developers' machines read them, so they are not kept in memory. */
const typeFiles = { '@mf-types.zip': 'application/zip', '@mf-types.d.ts': 'text/plain; charset=utf-8' };

interface RemotePart {
  Params: { part: string };
}

interface LiveVersion {
  part: string;
  version: string;
}

/** Undefined if the version has no build for other hosts. */
async function readRemote(store: RemoteOptions['store'], live: LiveVersion): Promise<Remote | undefined> {
  const text = (await readEmbedFile(store, live, 'mf-manifest.json'))?.toString();
  if (text === undefined) return undefined;
  const { metaData }: { metaData: { remoteEntry: { name: string } } } = JSON.parse(text); // written by the part's build
  return { entry: metaData.remoteEntry.name, manifest: await compress(text, brotliQuality.immutable) };
}

/** Undefined if the version has no build for other hosts. */
async function readEmbedFile(
  store: RemoteOptions['store'],
  { part, version }: LiveVersion,
  name: string,
): Promise<Buffer | undefined> {
  return readFile(path.join(await store.versionFolder(part, version), 'embed', name)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}
