import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { ifMissing } from '@site/service/process/system-errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crossOriginHeaders } from '../../files/assets.ts';
import type { PipelineContext } from '../pipeline-context.ts';
import { sendFile } from '../send.ts';

/** A host may use the previous version for a minute: all of its files are kept. */
const remoteHeaders = { ...crossOriginHeaders, 'cache-control': 'public, max-age=60' };

const manifestFile = 'mf-manifest.json';

/** The manifest, which names the live version's files, and the types of the modules that hosts load. */
const embedFiles = {
  [manifestFile]: 'application/json',
  '@mf-types.zip': 'application/zip',
  '@mf-types.d.ts': 'text/plain; charset=utf-8',
};

/** For other Module Federation hosts: the live version of each part, at URLs that never change. */
export async function remoteRoutes(
  app: FastifyInstance,
  { store, liveRelease }: Pick<PipelineContext, 'liveRelease'> & { store: Pick<ReleaseStore, 'versionFolder'> },
): Promise<void> {
  /** Undefined if the part is not live, or its version has no build for other hosts. */
  async function readEmbedFile({ params: { part } }: RemoteRequest, name: string): Promise<Buffer | undefined> {
    const { parts = {} } = liveRelease() ?? {};
    const version = Object.hasOwn(parts, part) ? parts[part] : undefined;
    if (version === undefined) return undefined;
    return readFile(path.join(await store.versionFolder(part, version), 'embed', name)).catch(ifMissing(undefined));
  }

  for (const [name, contentType] of Object.entries(embedFiles))
    app.get<RemotePart>(`/_/:part/${name}`, async (request, reply) => {
      const body = await readEmbedFile(request, name);
      return sendFile(reply, body && { headers: { ...remoteHeaders, 'content-type': contentType }, body });
    });

  app.get<RemotePart>('/_/:part/remoteEntry.js', async (request, reply) => {
    const manifest = await readEmbedFile(request, manifestFile);
    if (!manifest) return sendFile(reply, undefined);
    const { metaData }: EmbedManifest = JSON.parse(manifest.toString()); // written by the part's build
    // A script's public path is that of the address that the host asked for: the same folder.
    return reply.headers(remoteHeaders).redirect(`/_/${request.params.part}/${metaData.remoteEntry.name}`);
  });
}

interface RemotePart {
  Params: { part: string };
}

type RemoteRequest = Pick<FastifyRequest<RemotePart>, 'params'>;

/** As much of Module Federation's manifest as is read here. */
interface EmbedManifest {
  metaData: { remoteEntry: { name: string } };
}
