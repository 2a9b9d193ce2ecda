import type { ReleaseStore } from '../store/release-store.ts';
import type { Judge, Proposal, Refusal } from './judge.ts';
import { staticChecks } from './static-checks.ts';

/** Runs a release and looks at what the changed parts show. */
export type Rehearsal = (releaseId: string, proposal: Proposal) => Promise<Refusal[]>;

interface JudgeOptions {
  store: ReleaseStore;
  /** Absent where nothing can be run, as in tests of the store. */
  rehearsal?: Rehearsal;
  skipped?: Judge['skipped'];
}

/** The gate: first what manifests tell, and only if that is well what a running release shows. */
export function createJudge({ store, rehearsal, skipped = [] }: JudgeOptions): Judge {
  return {
    skipped,
    async check(proposal) {
      const refusals = staticChecks.flatMap((check) => check(proposal));
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
export const openGate: Judge = { skipped: [], check: async () => [] };
