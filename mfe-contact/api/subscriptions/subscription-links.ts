import { createSigner } from '@site/service/secrets';
import type { SubscriptionRow } from '../tables.ts';

/** A subscription not confirmed within this time is erased. */
export const confirmTimeoutMs = 7 * 24 * 60 * 60 * 1000;

export function confirmEnd({ requested_at }: Pick<SubscriptionRow, 'requested_at'>): Date {
  return new Date(Date.parse(requested_at) + confirmTimeoutMs);
}

export type SubscriptionLinks = ReturnType<typeof subscriptionLinks>;

/** Links with a signed token, `purpose.subscription.end.signature`. With an end of 0 it never expires. */
export function subscriptionLinks(secret: Buffer, siteUrl: string, clock: () => Date = () => new Date()) {
  const signer = createSigner(secret);
  const tokenOf = (purpose: Purpose, id: string, end: number) => signer.sign(`${purpose}.${id}.${end}`);
  const leaveToken = (id: string) => tokenOf('leave', id, 0);
  /** The page with the button, for a token that still has to be checked. */
  const leavePage = (token: string) => `${siteUrl}/subscription?leave=${encodeURIComponent(token)}`;
  return {
    confirm: (subscription: SubscriptionRow) =>
      `${siteUrl}/subscription?confirm=${tokenOf('confirm', subscription.id, confirmEnd(subscription).getTime())}`,
    leave: ({ id }: Pick<SubscriptionRow, 'id'>) => leavePage(leaveToken(id)),
    leavePage,
    /** One-click unsubscribing: mail programs call it without showing a page. */
    leaveAtOnce: ({ id }: Pick<SubscriptionRow, 'id'>) =>
      `${siteUrl}/api/v1/subscriptions/leave?token=${leaveToken(id)}`,
    /** The subscription's id, if we signed the token for this purpose and it has not expired. */
    read(purpose: Purpose, token: string): string | undefined {
      const [stated, id, end] = signer.read(token)?.split('.') ?? [];
      if (stated !== purpose || !id) return undefined;
      return Number(end) === 0 || Number(end) > clock().getTime() ? id : undefined;
    },
  };
}

type Purpose = 'confirm' | 'leave';
