import path from 'node:path';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { RendererSetup, RenderRequest, RenderResult } from './document/protocol.ts';
import { renderTimeouts } from './document/timeouts.ts';
import { layOutRelease } from './lay-out-release.ts';
import { type RenderEvent, RenderQueue } from './render-queue.ts';
import { Renderer } from './renderer.ts';

const maxRenderers = 6;
const maxKept = 4;
/** Starting a worker takes a second of a processor, which a new release needs for its first pages. */
const privateAfterMs = 10_000;

interface RendererPoolOptions {
  store: ReleaseStore;
  /** Folder for the server modules of the releases in use. */
  workFolder: string;
  workerFile: string;
  setup: Pick<RendererSetup, 'siteUrl' | 'apiHost' | 'serviceOrigins' | 'reloadScript' | 'patience'>;
  /** For figures only. */
  observe?: ((event: RenderEvent) => void) | undefined;
}

export interface RenderPlace {
  /** Pages of a lane wait for each other only. */
  lane: string;
  /** Made for one visitor. */
  isPrivate: boolean;
}

/**
 * The workers of one release. Pages for one visitor have their own: searches and forms come in any number and wait for services,
 * and pages that all share must not wait for them.
 */
interface ReleaseRenderers {
  shared: Renderer;
  private: Renderer;
}

export type RendererPool = ReturnType<typeof createRendererPool>;

/** The workers of each release in use; those of the least recently used are ended. */
export function createRendererPool({ store, workFolder, workerFile, setup, observe = () => {} }: RendererPoolOptions) {
  // Not an lru-cache: it cannot exempt entries from eviction.
  const renderers = new Map<string, Promise<ReleaseRenderers>>();
  let kept: string[] = [];

  async function start(releaseId: string): Promise<ReleaseRenderers> {
    const release = await store.readRelease(releaseId);
    const manifests = await store.readParts(release.parts);
    const modulesFolder = path.join(workFolder, releaseId);
    await layOutRelease(store, manifests, modulesFolder);
    const { waitMs } = renderTimeouts[setup.patience];
    const renderer = () =>
      new Renderer(workerFile, { ...setup, release, manifests, modulesFolder }, new RenderQueue({ waitMs, observe }));
    return { shared: renderer(), private: renderer() };
  }

  function renderersOf(releaseId: string): Promise<ReleaseRenderers> {
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
      renderer.then(endAll);
    }
  }

  return {
    /** Never evicted, however many others are warm: the first four, which visitors have or a rollback returns to. */
    keep(releaseIds: string[]) {
      kept = releaseIds.slice(0, maxKept);
    },
    /** Resolves once shared pages can be rendered. The other worker follows when the first visitors have theirs, unless one needs it sooner. */
    async warm(releaseId: string) {
      const started = renderersOf(releaseId);
      const { shared, private: apart } = await started;
      await shared.warm();
      setTimeout(() => {
        // Whoever needs it starts it again, and hears why that fails.
        if (renderers.get(releaseId) === started) apart.warm().catch(() => {});
      }, privateAfterMs).unref();
    },
    /** Throws `RenderFailed` with the part at fault, or `SiteBusy`. */
    async render(releaseId: string, request: RenderRequest, { lane, isPrivate }: RenderPlace): Promise<RenderResult> {
      const { shared, private: apart } = await renderersOf(releaseId);
      return (isPrivate ? apart : shared).render(request, lane);
    },
    async end() {
      await Promise.all([...renderers.values()].map(async (ofRelease) => endAll(await ofRelease)));
    },
  };
}

async function endAll({ shared, private: apart }: ReleaseRenderers): Promise<void> {
  await Promise.all([shared.end(), apart.end()]);
}
