import type { SkippedGateCheck } from '../store/channel-entry.ts';
import { addressChecks, checkClashes } from './address-checks.ts';
import { compatibilityChecks, manifestChecks } from './manifest-checks.ts';
import type { Proposal, Refusal } from './proposal.ts';

/** The checks that a release must pass to go live; `createRehearsalGate` in `rehearsal.ts` makes the gate that teams deliver through. */
export interface Gate {
  checkManifests: (proposal: Proposal) => Refusal[];
  /** Runs the proposed release from the store and looks at what the changed parts show; absent if nothing can be run. */
  rehearse?: (proposal: Proposal) => Promise<Refusal[]>;
  /** Skipped on purpose, which the channel's history records. */
  skippedChecks: SkippedGateCheck[];
  /** Only for versions that have been live, whose files were verified then. */
  trustsFiles?: boolean;
}

/**
 * Reads the manifests and runs nothing.
 *
 * @example
 * await promote(store, { versions: { blog: version }, channel: 'production', why: 'news', gate: manifestGate });
 */
export const manifestGate: Gate = {
  checkManifests: (proposal) => [...manifestChecks, ...addressChecks].flatMap((check) => check(proposal)),
  skippedChecks: [],
};

/**
 * The gate for versions that visitors had a short while ago: refuses only what cannot run together. It compares no pages and fragments,
 * because a rollback takes away those that the later version added.
 */
export const compatibilityGate: Gate = {
  checkManifests: (proposal) => [...compatibilityChecks, checkClashes].flatMap((check) => check(proposal)),
  skippedChecks: [],
  trustsFiles: true,
};

/** Lets everything through: for development, where the page itself shows what is wrong, and for journeys about broken releases. */
export const allowAll: Gate = { checkManifests: () => [], skippedChecks: [] };
