import { endCanary } from '@site/release/canary/start-canary';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { Trial } from './canary-trial.ts';
import { verdictOn } from './canary-trial.ts';
import { onceForEach } from './follow-channel.ts';
import type { Reports } from './reports.ts';
import { createSharedCounts } from './shared-counts.ts';

const checkIntervalMs = 5_000;

export type CanaryGuard = ReturnType<typeof createCanaryGuard>;

interface CanaryGuardOptions {
  store: ReleaseStore;
  channel: string;
  reports: Pick<Reports, 'trial'>;
}

/** Takes back a canary that is worse than the live release, by what all edges counted. Once started, it checks every five seconds. */
export function createCanaryGuard({ store, channel, reports }: CanaryGuardOptions) {
  const exchange = createSharedCounts(store.storage, channel);
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let takenBack = 0;
  let counted: Trial | undefined;

  async function check(): Promise<void> {
    const own = reports.trial();
    counted = own && { ...own, ...(await exchange(own.revision, own)) };
    if (!own || !counted) return;
    const why = verdictOn(counted);
    if (!why) return;
    // Another edge may have been first with the same words, and this one not have heard of it yet.
    if ((await store.readChannel(channel))?.canary?.release !== own.canary) return;
    const entry = await endCanary(store, { channel, release: own.canary, why, action: 'guard' });
    if (entry.why !== why) return;
    takenBack += 1;
    console.error(`The canary on ${channel} was rolled back. ${why}`);
  }

  return {
    check,
    /** What all edges counted, as of the last check. */
    counted: () => counted,
    /** How many it took back. */
    takenBack: () => takenBack,
    start() {
      const complain = onceForEach((error) => console.error(`The canary on ${channel} could not be judged:`, error));
      const look = async () => {
        // A bucket that does not answer takes longer to fail than the next look to come.
        if (isChecking) return;
        isChecking = true;
        await check().then(() => complain(undefined), complain);
        isChecking = false;
      };
      timer = setInterval(look, checkIntervalMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
