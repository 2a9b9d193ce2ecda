import { watch } from 'node:fs';

/** An editor writes a file in several steps, each of which is an event. */
const quietMs = 100;

/** Calls back once after files of these folders were saved. Returns how to stop. */
export function watchFolders(folders: string[], onSaved: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onSaved, quietMs);
  };
  const watchers = folders.map((folder) => watch(folder, wait));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
