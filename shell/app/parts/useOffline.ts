import { useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no connection. Always false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(listen, () => !navigator.onLine, neverOffline);
}

function listen(onChange: () => void): () => void {
  for (const event of changes) addEventListener(event, onChange);
  return () => {
    for (const event of changes) removeEventListener(event, onChange);
  };
}

const changes = ['online', 'offline'];
const neverOffline = () => false;
