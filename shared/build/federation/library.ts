import * as core from '@module-federation/runtime-core';
import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import startBuild from '#start-build';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
  /** Set by the build. */
  const federationVersion: string;
}

globalThis.federationLibraries ??= {};
// The shell takes `runtime` for `@module-federation/enhanced/runtime`.
globalThis.federationLibraries[federationVersion] = { runtime, start };
// Here parts that were built against contract 2.2 or older look for it; the rest of the library is in their entries.
globalThis._FEDERATION_RUNTIME_CORE ??= core;

/** The first thing that each entry does: connects the build's `__webpack_require__` to the library. */
function start(buildRequire: unknown, part: string, shareStrategy: string) {
  // What the library writes to belongs to one build.
  const own = {
    ...federation,
    runtime: { ...runtime, init },
    bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  };
  startBuild(buildRequire, part, shareStrategy, own, [], {});
}

/** `init` would make the last part that started the one whose remotes `loadRemote` loads; that is the first, the host. */
function init(options: Parameters<typeof runtime.init>[0]) {
  const isKnown = runtime.getInstance((instance) => instance.name === options.name) !== null;
  const isFirst = !runtime.getInstance();
  return isFirst || isKnown ? runtime.init(options) : runtime.createInstance({ ...options, id: '' });
}
