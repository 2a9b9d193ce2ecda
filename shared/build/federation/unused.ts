// Stands in for two modules of the library that the site never calls, 2 KB: the manifests of remotes ("snapshots"), which no build here
// writes, and `preloadRemote`. The library's own switch for snapshots leaves out the plugins that call them, and not the modules.

/** What the library still asks of it: a place for hooks, and the manifests of a remote to forget. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin() {} };
  readonly manifestCache = new Map<string, object>();
}

export function getGlobalRemoteInfo(): object {
  return {};
}

export {
  leftOut as defaultPreloadArgs,
  leftOut as formatPreloadArgs,
  leftOut as normalizePreloadExposes,
  leftOut as preloadAssets,
};

function leftOut(): never {
  throw new Error('preloadRemote is left out of the library.');
}
