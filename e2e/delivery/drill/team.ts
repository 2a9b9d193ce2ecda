import path from 'node:path';
import { promote } from '@site/delivery/channels/promote';
import { rollback } from '@site/delivery/channels/rollback';
import { Refused } from '@site/delivery/gate/proposal';
import { openStore } from '@site/delivery/store/open-store';
import { gateBeside, runNpm } from '../../support/part-build.ts';
import { copyRepository, removeCopy } from '../../support/repository-copy.ts';
import {
  changeSource,
  insertAfter,
  pageComponents,
  replace,
  revertSource,
  words,
} from '../../support/source-changes.ts';

export interface TeamOptions {
  part: 'blog' | 'contact';
  site: string;
  /** Open the store on the team's machine, with the team's key. */
  settings: Record<string, string>;
  deliveries: number;
  /** Faults by the number of the delivery, counted from 1: code that is inserted into the page. */
  bad: Record<number, string>;
  /** After these deliveries the team rolls its part back once. */
  rollbacks: number[];
}

export interface Delivery {
  kind: 'promoted' | 'refused' | 'rolled back';
  part: string;
  version: string;
  /** The reason, as recorded in the history. */
  why: string;
  isBad: boolean;
  /** The gate's message, if it was refused. */
  refusal?: string;
  /** From the command to the moved pointer, in milliseconds: gate included, build left out. */
  took: number;
  /** How often another team was first, so that the gate judged it again. */
  retries: number;
}

const pages = { blog: pageComponents.BlogListPage, contact: pageComponents.ContactPage };

/** A team that delivers its part repeatedly, from a checkout of its own folder and `shared`. */
export async function runTeam({ part, site, settings, deliveries, bad, rollbacks }: TeamOptions): Promise<Delivery[]> {
  const copy = await copyRepository([`mfe-${part}`, 'shared']);
  const store = openStore(settings);
  const gate = gateBeside(site, store);
  const delivered: Delivery[] = [];
  try {
    for (let delivery = 1; delivery <= deliveries; delivery += 1) {
      const fault = bad[delivery];
      const changes = [replace(words[part], `${words[part].from}${delivery}. `)];
      if (fault) changes.push(insertAfter(pages[part], fault));
      for (const change of changes) await changeSource(copy, change);
      await runNpm('build', path.join(copy, `mfe-${part}`));
      for (const change of changes) await revertSource(copy, change);
      const began = performance.now();
      const { version } = await store.publish(path.join(copy, `mfe-${part}`, 'dist'));
      const why = `${part} ${delivery}`;
      let retries = 0;
      const onRetry = async () => void retries++;
      const promotion = { versions: { [part]: version }, channel: 'production', why, gate, onRetry };
      const outcome = await promote(store, promotion).then(() => ({ kind: 'promoted' as const }), refusedFor);
      const took = performance.now() - began;
      delivered.push({ ...outcome, part, version, why, isBad: fault !== undefined, took, retries });
      if (rollbacks.includes(delivery)) delivered.push(await back());
    }
    return delivered;
  } finally {
    await removeCopy(copy);
  }

  async function back(): Promise<Delivery> {
    const began = performance.now();
    const why = `${part} goes back`;
    const entry = await rollback(store, { channel: 'production', why, part, gate });
    const { parts } = await store.readRelease(entry.release);
    return {
      kind: 'rolled back',
      part,
      version: parts[part] ?? '',
      why,
      isBad: false,
      took: performance.now() - began,
      retries: 0,
    };
  }
}

/** Rethrows anything but a refusal. */
function refusedFor(error: unknown) {
  if (!(error instanceof Refused)) throw error;
  return { kind: 'refused' as const, refusal: error.message };
}
