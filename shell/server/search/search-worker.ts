import { parentPort, workerData } from 'node:worker_threads';
import type { SearchAnswer, SearchedRelease, SearchMessage, SearchWorkerData } from './search-messages.ts';
import { createSiteSearch } from './site-search.ts';

// Typed by search-thread.ts, which alone starts this worker.
const { serviceOrigins } = workerData as SearchWorkerData;
const search = createSiteSearch(serviceOrigins);
const releases = new Map<string, SearchedRelease>();

parentPort?.on('message', (message: SearchMessage) => {
  if ('forget' in message) return void releases.delete(message.forget);
  const { id, releaseId, query } = message;
  if (message.release) releases.set(releaseId, message.release);
  const release = releases.get(releaseId);
  if (!release) return answer({ id, fault: `Release ${releaseId} was never sent.` });
  const found = query === undefined ? search.file(release) : search.find(release, query).then((result) => ({ result }));
  found.then(
    (all) => answer({ id, ...all }),
    (error: unknown) => answer({ id, fault: String(error) }),
  );
});

function answer(message: SearchAnswer) {
  parentPort?.postMessage(message);
}
