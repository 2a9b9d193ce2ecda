import type { Compiler, RspackPluginInstance } from '@rspack/core';

const name = 'LateSheetsPlugin';

/** As Rspack 2.3 writes it. */
const intoHead = 'hmr ? document.head.insertBefore(link, hmr) : needAttach && document.head.appendChild(link);';
const behindOthers = 'hmr ? hmr.before(link) : needAttach && document.body.append(link);';

/**
 * Appends style sheets that load later to the body, behind those that the page was served with. Rspack appends them to the head, in front of
 * those. Chromium then lays out the whole page again for each sheet with cascade layers, as if its fonts had changed: a fifth of a second on a
 * cheap phone (record 040).
 */
export class LateSheetsPlugin implements RspackPluginInstance {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'css_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!code.includes(intoHead))
          compilation.errors.push(
            new Error(`Rspack appends style sheets in another way now; see ${import.meta.filename}`),
          );
        module.source.source = Buffer.from(code.replace(intoHead, behindOthers));
      });
    });
  }
}
