import type { ReleaseStore } from '@site/release/store/release-store';

export interface ChosenRelease {
  /** Part name to version: what the site shows once it has started. */
  parts: Record<string, string>;
  /** Whether the checkout must be published and promoted for that. */
  isNew: boolean;
  /** Why, in one sentence. */
  reason: string;
}

interface Choice {
  channel: string;
  /** The builds of the checkout: part name to version. */
  built: Record<string, string>;
  /** By `--release-checkout`. */
  releasesCheckout: boolean;
}

/**
 * What a start shows. Whatever teams have delivered stays: a restart must not undo it. So the checkout goes live by itself only where
 * nothing is live yet.
 */
export async function chooseRelease(
  store: ReleaseStore,
  { channel, built, releasesCheckout }: Choice,
): Promise<ChosenRelease> {
  const now = await store.readChannel(channel);
  if (!now)
    return { parts: built, isNew: true, reason: `${channel} has no release yet: this checkout becomes its first` };
  const { parts } = await store.readRelease(now.release);
  const others = Object.keys(built).filter((part) => built[part] !== parts[part]);
  if (others.length === 0) return { parts, isNew: false, reason: `this checkout is what ${channel} has` };
  if (releasesCheckout)
    return {
      parts: { ...parts, ...built },
      isNew: true,
      reason: `--release-checkout: this checkout goes live on ${channel}`,
    };
  return {
    parts,
    isNew: false,
    reason: `${channel} is unchanged; this checkout differs in ${others.join(', ')}: "npm start -- --release-checkout" makes that live`,
  };
}
