import type { ReleaseStore } from '../store/release-store.ts';
import { addressChecks, checkClashes } from './address-checks.ts';
import { compatibilityChecks, manifestChecks } from './manifest-checks.ts';
import type { Proposal, Refusal } from './proposal.ts';

export interface Gate {
  check: (proposal: Proposal) => Promise<Refusal[]>;
  /** Checks skipped on purpose; the channel's history says so, as `without`. */
  skipped: 'browser'[];
}

/** Runs a release and looks at what the changed parts show. */
export type Rehearsal = (releaseId: string, proposal: Proposal) => Promise<Refusal[]>;

/** Called as the gate gets on: `server check`, 4 of 9. */
export type GateProgress = (check: string, done: number, of: number) => void;

interface GateOptions {
  store: ReleaseStore;
  /** Absent where nothing can be run, as in tests of the store. */
  rehearsal?: Rehearsal;
  skipped?: Gate['skipped'];
}

/**
 * The gate: checks the manifests first, and only if they pass a running release.
 *
 * @example
 * await promote(store, { versions: { blog: version }, channel: 'production', why: 'news', gate: createGate({ store, rehearsal }) });
 */
export function createGate({ store, rehearsal, skipped = [] }: GateOptions): Gate {
  return {
    skipped,
    async check(proposal) {
      const refusals = [...manifestChecks, ...addressChecks].flatMap((check) => check(proposal));
      if (refusals.length > 0 || !rehearsal) return refusals;
      const { id } = await store.createRelease(
        Object.fromEntries(proposal.proposed.map(({ name, version }) => [name, version])),
        proposal.retired?.proposed,
      );
      return rehearsal(id, proposal);
    },
  };
}

/** Lets everything through: for development, where the page itself shows what is wrong, and for journeys about broken releases. */
export const allowAll: Gate = { skipped: [], check: async () => [] };

/**
 * Refuses, by the manifests, only what cannot run together: for versions that visitors had a short while ago. Rolling back takes away pages and
 * fragments of the version after them, so those are not compared.
 */
export const compatibilityGate: Gate = {
  skipped: [],
  check: async (proposal) => [...compatibilityChecks, checkClashes].flatMap((check) => check(proposal)),
};
