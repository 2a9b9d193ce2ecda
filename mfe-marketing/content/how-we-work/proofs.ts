const times = '/our-approach#the-other-five-and-conditions';

/** Where each claim that has a badge is proved. */
export const proofs = {
  lateCall: times,
  reliever: times,
  years: '/disclaimer#how-we-count',
} as const;
