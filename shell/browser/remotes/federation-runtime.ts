import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { hostPart } from '@site/contracts/manifest';
import type { SiteRelease } from '../../app/page-data.ts';

/** Gives up a remote's entry script that hangs. Longer than the parts' own timeout, so that a late entry is still used. */
export const entryTimeoutMs = 20_000;

/** Tells the Module Federation runtime where the parts of this release are. */
export function registerParts(release: SiteRelease): void {
  registerPlugins([
    {
      name: 'release',
      createScript: ({ url }) => entryScript(release, url),
    },
  ]);
  for (const part of Object.keys(release.parts)) register(release, part);
}

/** Registers a part again under a new address: requests that hang and chunks that failed belong to the old one. */
export function registerAgain(release: SiteRelease, part: string, retry: number): void {
  register(release, part, { query: `?try=${retry}`, force: true });
}

/** Loads a part's module by name. Its type is not checked: the part's contract defines it. */
export async function loadModule<Module>(part: string, module: string): Promise<Module> {
  const loaded = await loadRemote<Module>(`${part}/${module}`);
  if (!loaded) throw new Error(`${part} answered without its module "${module}".`);
  return loaded;
}

function register({ parts }: SiteRelease, name: string, { query = '', force = false } = {}) {
  const part = parts[name];
  if (part && name !== hostPart) registerRemotes([{ name, entry: `${part.base}${part.entry}${query}` }], { force });
}

function entryScript({ parts }: SiteRelease, url: string) {
  // A tester's local part, which no release has a hash of. The policy of visitors' pages allows no other origin.
  if (new URL(url, location.href).origin !== location.origin) return { timeout: entryTimeoutMs };
  const part = Object.values(parts).find(({ base, entry }) => url.split('?')[0]?.endsWith(base + entry));
  // Without the hash a tampered entry would run: the build's integrity plugin covers chunks only.
  if (!part) throw new Error(`${url} is not an entry of this release.`);
  return { script: checkedScript(url, part.integrity), timeout: entryTimeoutMs };
}

function checkedScript(src: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  // A page waits for it, that of a click or what has come near the view, and pictures do not.
  return Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: true, fetchPriority: 'high' });
}
