import { raiseCanary, rollBackCanary } from '@site/delivery/canary/canary';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { Log } from '@site/service/process/log';
import { poll } from '@site/service/process/poll';
import { raiseReason, rollbackReason, type Trial } from './canary-trial.ts';
import type { Reports } from './reports.ts';
import { createSharedCounts } from './shared-counts.ts';

const checkIntervalMs = 5_000;

export type CanaryGuard = ReturnType<typeof createCanaryGuard>;

interface CanaryGuardOptions {
  store: ReleaseStore;
  channel: string;
  reports: Pick<Reports, 'trial'>;
  /** Signs the counts that edges share. */
  secret: Buffer | string;
  /** Reports to the chat. */
  announce: (text: string) => Promise<void>;
  log: Pick<Log, 'error'>;
}

/**
 * Rolls back a canary that does worse than the live release, and raises one that has further shares, judging by the counts of all edges.
 * Once started, it checks every five seconds.
 */
export function createCanaryGuard({ store, channel, reports, secret, announce, log }: CanaryGuardOptions) {
  const shareCounts = createSharedCounts({ storage: store.storage, channel, secret, log });
  let polling: ReturnType<typeof poll> | undefined;
  let rolledBack = 0;
  let counted: Trial | undefined;

  async function check(): Promise<void> {
    const own = reports.trial();
    counted = own && { ...own, ...(await shareCounts(own.revision, own)) };
    if (!own || !counted) return;
    const why = rollbackReason(counted);
    await (why === undefined ? raise(counted) : rollBack(counted, why));
  }

  async function rollBack({ canary }: Trial, why: string) {
    if (!(await rollBackCanary(store, { channel, release: canary, why }))) return;
    rolledBack += 1;
    const text = `The canary on ${channel} was rolled back. ${why}`;
    log.error({ channel }, text);
    await announce(text);
  }

  async function raise(trial: Trial) {
    const why = raiseReason(trial);
    if (!why) return;
    const { isChanged, canary } = await raiseCanary(store, { channel, revision: trial.revision, why });
    if (!isChanged) return;
    const share = canary ? `goes to ${canary.percent} % of the visitors` : 'is live for all visitors';
    await announce(`The canary on ${channel} ${share}. ${why}`);
  }

  return {
    check,
    /** The sum of all edges' counts, as of the last check. */
    counted: () => counted,
    /** How many it has rolled back. */
    rolledBack: () => rolledBack,
    start() {
      polling = poll(check, {
        intervalMs: checkIntervalMs,
        onFailure: (err) => log.error({ err }, `The canary on ${channel} could not be judged`),
      });
    },
    stop: () => polling?.stop(),
  };
}
