import { createHash } from 'node:crypto';
import type { Compiler, Module } from '@rspack/core';

/** Module Federation's plugin writes what an entry does first under this name into a data URL, which holds absolute paths. */
const federationRuntime = '@module-federation/runtime/rspack.js';

/**
 * Gives modules of Module Federation ids that are the same in every folder. Rspack computes ids of all others from paths
 * below the part, but of these from absolute ones, so that each checkout had versions of its own.
 */
export class StableIdsPlugin {
  apply({ context, hooks }: Compiler): void {
    hooks.compilation.tap(StableIdsPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableIdsPlugin.name, (modules) => {
        for (const module of modules) {
          const name = federationName(module, context);
          // Rspack's types lack the one property that this hook is there to set.
          if (name) (module as Module & { id?: string }).id = idOf(name);
        }
      });
    });
  }
}

function federationName(module: Module, context: string): string | undefined {
  if (module.nameForCondition() === federationRuntime) return federationRuntime;
  const name = module.libIdent({ context }) ?? '';
  return name.startsWith('webpack/sharing/') ? name : undefined;
}

/** Rspack's own ids are numbers, so that a letter keeps these apart from them. */
function idOf(name: string): string {
  return `s${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
}
