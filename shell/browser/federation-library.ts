import * as core from '@module-federation/runtime-core';
import * as federation from '@module-federation/webpack-bundler-runtime';

// Module Federation's library, in a script of its own that changes with the library alone: the bundler would put it into the host's first
// script, which holds the hashes of all others and so changes with every release. The last is where remotes look for it (`externalRuntime`).
Object.assign(globalThis, {
  siteFederation: federation,
  siteFederationRuntime: federation.runtime,
  _FEDERATION_RUNTIME_CORE: core,
});
