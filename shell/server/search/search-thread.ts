import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { CompressedBody } from '../caching/encoding.ts';
import { SiteBusy } from '../site-busy.ts';
import type { SearchAnswer, SearchedRelease, SearchMessage, SearchWorkerData } from './search-messages.ts';
import { maxReleases, type SiteSearch } from './site-search.ts';

/** Questions that wait for the worker: as many as pages may wait on one route. */
const maxWaiting = 250;
/** A question takes about a millisecond; the start of the worker and the making of a large index take seconds on a busy machine. */
const answerMs = 20_000;

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

interface SearchThreadOptions {
  workerFile: string;
  serviceOrigins: Record<string, string>;
}

/** Search in a worker of its own: a crowd that searches, or an index in the making, holds up nothing else. Throws `SiteBusy`. */
export function createSearchThread({ workerFile, serviceOrigins }: SearchThreadOptions): SiteSearch & {
  end: () => Promise<unknown>;
} {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  /** What the worker has. */
  const told = new LRUCache<string, true>({
    max: maxReleases,
    dispose: (_true, forget) => worker?.postMessage({ forget } satisfies SearchMessage),
  });

  function start(): Worker {
    const workerData: SearchWorkerData = { serviceOrigins };
    const started = new Worker(workerFile, { workerData });
    started.on('message', (answer: SearchAnswer) => waiting.get(answer.id)?.resolve(answer));
    started.on('error', (error) => console.error('Search ended and starts again:', error));
    started.once('exit', () => {
      worker = undefined;
      told.clear();
      for (const { reject } of waiting.values()) reject(new SiteBusy());
    });
    return started;
  }

  async function ask(
    { id: releaseId, indexed, searchSources }: SearchedRelease,
    query?: string,
  ): Promise<SearchAnswer> {
    if (waiting.size >= maxWaiting) throw new SiteBusy();
    worker ??= start();
    const id = ++lastId;
    const isNew = !told.has(releaseId);
    told.set(releaseId, true);
    worker.postMessage({
      id,
      releaseId,
      ...(isNew && { release: { id: releaseId, indexed, searchSources } }),
      ...(query !== undefined && { query }),
    } satisfies SearchMessage);
    return answerTo(id);
  }

  async function answerTo(id: number): Promise<SearchAnswer> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new SiteBusy()), answerMs);
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  return {
    async find(release, query) {
      const answer = await ask(release, query);
      if ('result' in answer) return answer.result;
      throw unexpected(answer);
    },
    async file(release) {
      const answer = await ask(release);
      if ('file' in answer) return { isWhole: answer.isWhole, file: withBuffers(answer.file) };
      throw unexpected(answer);
    },
    end: async () => worker?.terminate(),
  };
}

/** Bytes come from a worker without the methods of a Buffer. */
function withBuffers({ etag, bodies: { identity, gzip, br } }: CompressedBody): CompressedBody {
  return { etag, bodies: { identity: Buffer.from(identity), gzip: Buffer.from(gzip), br: Buffer.from(br) } };
}

function unexpected(answer: SearchAnswer): Error {
  return new Error(`Search failed: ${'fault' in answer ? answer.fault : 'an answer to another question'}`);
}
