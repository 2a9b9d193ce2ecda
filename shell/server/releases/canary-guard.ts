import { endCanary } from '@site/release/canary/canary';
import type { ReleaseStore } from '@site/release/store/release-store';
import { rollbackReason, type Trial } from './canary-trial.ts';
import { createChangeLogger } from './follow-channel.ts';
import type { Reports } from './reports.ts';
import { createSharedCounts } from './shared-counts.ts';

const checkIntervalMs = 5_000;

export type CanaryGuard = ReturnType<typeof createCanaryGuard>;

interface CanaryGuardOptions {
  store: ReleaseStore;
  channel: string;
  reports: Pick<Reports, 'trial'>;
}

/**
 * Rolls back a canary that does worse than the live release, judging by the counts of all edges. Once started, it checks every five
 * seconds.
 */
export function createCanaryGuard({ store, channel, reports }: CanaryGuardOptions) {
  const exchange = createSharedCounts(store.storage, channel);
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let rolledBack = 0;
  let counted: Trial | undefined;

  async function check(): Promise<void> {
    const own = reports.trial();
    counted = own && { ...own, ...(await exchange(own.revision, own)) };
    if (!own || !counted) return;
    const why = rollbackReason(counted);
    if (!why) return;
    // Another edge may have rolled it back already, without this one having read the channel since.
    if ((await store.readChannel(channel))?.canary?.release !== own.canary) return;
    const entry = await endCanary(store, { channel, release: own.canary, why, action: 'guard' });
    if (entry.why !== why) return;
    rolledBack += 1;
    console.error(`The canary on ${channel} was rolled back. ${why}`);
  }

  return {
    check,
    /** What all edges counted, as of the last check. */
    counted: () => counted,
    /** How many it has rolled back. */
    rolledBack: () => rolledBack,
    start() {
      const logFailure = createChangeLogger((error) =>
        console.error(`The canary on ${channel} could not be judged:`, error),
      );
      const poll = async () => {
        // A bucket that does not answer may take longer to fail than the interval between two checks.
        if (isChecking) return;
        isChecking = true;
        await check().then(() => logFailure(undefined), logFailure);
        isChecking = false;
      };
      timer = setInterval(poll, checkIntervalMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
