import { endCanary } from '@site/release/canary';
import type { ReleaseStore } from '@site/release/release-store';
import { type Arm, sequentialTest } from '@site/release/sequential-test';
import type { Trial } from './canary-trial.ts';
import type { Reports } from './reports.ts';

const checkIntervalMs = 5_000;
/** Visitors of each release before anything is decided. */
const minVisitors = 50;
/** The greatest chance that a canary no worse than the live release is taken back. */
const level = 0.001;

interface CanaryGuardOptions {
  store: ReleaseStore;
  channel: string;
  reports: Pick<Reports, 'trial'>;
}

/** Takes back a canary that fails more often than the live release. Once started, it checks every five seconds. */
export function createCanaryGuard({ store, channel, reports }: CanaryGuardOptions) {
  let timer: NodeJS.Timeout | undefined;
  let takenBack = 0;

  async function check(): Promise<void> {
    const trial = reports.trial();
    const why = trial && verdict(trial);
    if (!trial || !why) return;
    await endCanary(store, { channel, release: trial.canary, why, action: 'guard' });
    takenBack += 1;
    console.error(`The canary on ${channel} was rolled back. ${why}`);
  }

  return {
    check,
    /** How many it took back. */
    takenBack: () => takenBack,
    start() {
      const look = () =>
        check().catch((error: unknown) =>
          console.error(`The canary on ${channel} should be rolled back, but could not be:`, error),
        );
      timer = setInterval(look, checkIntervalMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Why the canary must go, undefined where it may stay. */
function verdict({ canary, live, percent, arms, failed }: Trial): string | undefined {
  if (Math.min(arms.canary.visitors, arms.live.visitors) < minVisitors) return undefined;
  const p = sequentialTest(arms.canary, arms.live, percent / 100);
  if (p >= level) return undefined;
  const parts = Object.entries(failed).map(([part, visitors]) => `${part} for ${visitors}`);
  return `A part failed for ${share(arms.canary)} of release ${canary} and for ${share(arms.live)} of ${live} (p = ${p.toExponential(1)}; in the canary: ${parts.join(', ')}).`;
}

function share({ visitors, failed }: Arm): string {
  return `${failed} of ${visitors} visitors`;
}
