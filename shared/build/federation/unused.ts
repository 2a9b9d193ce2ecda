// Stands in for modules of the library that the site never calls, 2 KB: the manifests of remotes ("snapshots"), which no build here
// writes, `preloadRemote`, and remotes that a build imports by name. The library's own switches leave out what calls them only.

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
  leftOut as remotes,
};

function leftOut(): never {
  throw new Error('The site has left this out of the library.');
}
