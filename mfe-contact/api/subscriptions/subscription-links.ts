import { createSigner } from '@site/service/process/secrets';
import { dayMs } from '@site/text/indian-time';
import { linkPurposes } from '../../contract/subscription.ts';
import type { SubscriptionRow } from '../tables.ts';

/** A subscription not confirmed within this time is erased. */
export const confirmationTimeoutMs = 7 * dayMs;

export function confirmationDeadline({ requested_at }: Pick<SubscriptionRow, 'requested_at'>): Date {
  return new Date(Date.parse(requested_at) + confirmationTimeoutMs);
}

export type SubscriptionLinks = ReturnType<typeof createSubscriptionLinks>;

interface LinkSecrets {
  subscription: Buffer;
  /** The secret that this one has replaced: unsubscribe links that it signed stay valid, its other links do not. */
  formerSubscription?: Buffer | undefined;
}

/** Links with a signed token, `word.subscription.end.signature`. With an end of 0 it never expires. */
export function createSubscriptionLinks(
  { subscription: secret, formerSubscription }: LinkSecrets,
  siteUrl: string,
  clock: () => Date = () => new Date(),
) {
  const signer = createSigner(secret);
  const formerSigner = formerSubscription && createSigner(formerSubscription);
  const tokenOf = (purpose: Purpose, id: string, end: number) => signer.sign(`${linkPurposes[purpose]}.${id}.${end}`);
  const unsubscribeToken = (id: string) => tokenOf('unsubscribe', id, 0);
  const pageWith = (purpose: Purpose, token: string) =>
    `${siteUrl}/subscription?${linkPurposes[purpose]}=${encodeURIComponent(token)}`;
  return {
    confirm: (subscription: SubscriptionRow) =>
      pageWith('confirm', tokenOf('confirm', subscription.id, confirmationDeadline(subscription).getTime())),
    unsubscribe: ({ id }: Pick<SubscriptionRow, 'id'>) => pageWith('unsubscribe', unsubscribeToken(id)),
    /** The page with the button, for a token that still has to be checked. */
    unsubscribePage: (token: string) => pageWith('unsubscribe', token),
    /** Mail programs call it without showing a page. */
    oneClickUnsubscribe: ({ id }: Pick<SubscriptionRow, 'id'>) =>
      `${siteUrl}/api/v1/subscriptions/leave?token=${unsubscribeToken(id)}`,
    /** The subscription's id, if we signed the token for this purpose and it has not expired. */
    read(purpose: Purpose, token: string): string | undefined {
      const content = signer.read(token) ?? (purpose === 'unsubscribe' ? formerSigner?.read(token) : undefined);
      const [word, id, end] = content?.split('.') ?? [];
      if (word !== linkPurposes[purpose] || !id) return undefined;
      return Number(end) === 0 || Number(end) > clock().getTime() ? id : undefined;
    },
  };
}

type Purpose = keyof typeof linkPurposes;
