import type { ApiClient } from '@site/contracts/api';
import type { PartFragment } from '@site/contracts/part-routes';
import type { PageData } from '@site/contracts/site';
import type { LoadedFragment } from '../../app/parts/parts.ts';
import { createAttempts } from './attempts.ts';
import { entryTimeoutMs, loadModule } from './federation-runtime.ts';

/** The fragments of remotes, by name. Data that the server rendered from come with the page and are not fetched again. */
export function createFragments(
  { release, fragments: served }: Pick<PageData, 'release' | 'fragments'>,
  api: ApiClient,
  filesReady: (part: string) => Promise<void>,
  onChange: () => void,
) {
  const attempts = createAttempts<LoadedFragment>(onChange);
  const firstSettled = new Map<string, Deferred>();

  function settled(name: string): Deferred {
    const known = firstSettled.get(name) ?? deferred();
    firstSettled.set(name, known);
    return known;
  }

  async function loadFragment(part: string, name: string): Promise<LoadedFragment> {
    await filesReady(part);
    const { fragment } = await loadModule<{ fragment: PartFragment<unknown> }>(part, name);
    const data =
      name in served ? served[name] : await fragment.loader({ api, signal: AbortSignal.timeout(entryTimeoutMs) });
    return { Fragment: fragment.Fragment, data };
  }

  return {
    stateOf: (name: string) => attempts.get(name)?.state,
    /** Resolves when the first attempt settles, which may begin long after this was asked. */
    whenSettled: (name: string) => settled(name).promise,
    /** Loads the fragment, unless that has been tried already. */
    load(name: string): void {
      const part = release.fragments[name]?.part;
      if (!part || attempts.get(name)) return;
      attempts.start(name, part, () => loadFragment(part, name)).settled.then(() => settled(name).resolve());
    },
    dropUnready: attempts.dropUnready,
  };
}

interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

// Firefox 115 has no Promise.withResolvers.
function deferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
