import { createHash } from 'node:crypto';
import type { Compiler, Module } from '@rspack/core';

/**
 * Gives Module Federation's modules the same ids in every folder. Rspack derives other ids from paths relative to the part, but these
 * from absolute paths, so the same source would give another version in each checkout. Ends a build in which it finds no such module.
 */
export class StableIdsPlugin {
  apply({ context, hooks }: Compiler): void {
    hooks.thisCompilation.tap(StableIdsPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableIdsPlugin.name, (modules) => {
        const names: string[] = [];
        for (const module of modules) {
          const name = federationName(module, context);
          if (!name) continue;
          // Rspack's types lack the one property that this hook is there to set.
          (module as Module & { id?: string }).id = idOf(name);
          names.push(name);
        }
        const missing = federationNames.filter((beginning) => !names.some((name) => name.startsWith(beginning)));
        // After another error, modules may be missing.
        if (missing.length > 0 && compilation.errors.length === 0)
          compilation.errors.push(
            new Error(
              `No module's name begins with ${missing.join(' or ')}, so module ids would depend on the checkout's folder: correct federationNames in shared/build/stable-ids-plugin.ts.`,
            ),
          );
      });
    });
  }
}

/** How the names of Module Federation's modules begin: an entry's first code, a data URL with absolute paths, and the shared modules. */
const federationNames = ['@module-federation/runtime/rspack.js', 'webpack/sharing/'];

function federationName(module: Module, context: string): string | undefined {
  const names = [module.nameForCondition(), module.libIdent({ context })];
  return names.find((name) => federationNames.some((beginning) => name?.startsWith(beginning))) ?? undefined;
}

/** Rspack's own ids are numbers, so a letter keeps these distinct. */
function idOf(name: string): string {
  return `s${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
}
