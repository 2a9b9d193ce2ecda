import path from 'node:path';
import type { ReleaseStore } from '@site/release/release-store';
import type { RendererSetup, RenderRequest } from './document/protocol.ts';
import { layOutRelease } from './lay-out-release.ts';
import { type OnRendered, Renderer } from './renderer.ts';

const maxRenderers = 6;
const maxKept = 4;

interface RendererPoolOptions {
  store: ReleaseStore;
  /** Folder for the server modules of the releases in use. */
  workFolder: string;
  workerFile: string;
  setup: Pick<RendererSetup, 'siteUrl' | 'apiHost' | 'serviceOrigins' | 'reloadScript' | 'patience'>;
  onRendered?: OnRendered | undefined;
}

export type RendererPool = ReturnType<typeof createRendererPool>;

/** One worker for each release in use; the least recently used are ended. */
export function createRendererPool({ store, workFolder, workerFile, setup, onRendered }: RendererPoolOptions) {
  // Not an lru-cache: it cannot exempt entries from eviction.
  const renderers = new Map<string, Promise<Renderer>>();
  let kept: string[] = [];

  async function start(releaseId: string): Promise<Renderer> {
    const release = await store.readRelease(releaseId);
    const manifests = await store.readParts(release.parts);
    const modulesFolder = path.join(workFolder, releaseId);
    await layOutRelease(store, manifests, modulesFolder);
    return new Renderer(workerFile, { ...setup, release, manifests, modulesFolder }, onRendered);
  }

  function rendererOf(releaseId: string): Promise<Renderer> {
    const renderer = renderers.get(releaseId) ?? start(releaseId);
    renderers.delete(releaseId);
    renderers.set(releaseId, renderer);
    renderer.catch(() => renderers.delete(releaseId));
    evictFor(releaseId);
    return renderer;
  }

  function evictFor(releaseId: string) {
    for (const [oldest, renderer] of renderers) {
      if (renderers.size <= maxRenderers) break;
      if (oldest === releaseId || kept.includes(oldest)) continue;
      renderers.delete(oldest);
      renderer.then((evicted) => evicted.end());
    }
  }

  return {
    /** Never evicted, however many others are warm: the first four, which visitors have or a rollback returns to. */
    keep(releaseIds: string[]) {
      kept = releaseIds.slice(0, maxKept);
    },
    warm: async (releaseId: string) => (await rendererOf(releaseId)).warm(),
    /** Throws `RenderFailed` with the part at fault. */
    render: async (releaseId: string, request: RenderRequest) => (await rendererOf(releaseId)).render(request),
    async end() {
      await Promise.all([...renderers.values()].map(async (renderer) => (await renderer).end()));
    },
  };
}
