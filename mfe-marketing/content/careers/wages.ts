import { inRupees } from '@site/ui/indian-number';
import { bills } from '../services/prices.ts';

/** Wages, a month unless they say otherwise, as the bills of the service pages state them. */
export const wages = {
  unskilled: inRupees(bills.sixDays.wage),
  semiSkilled: inRupees(bills.semiSkilled.wage),
  skilled: inRupees(bills.skilled.wage),
  nurse: inRupees(bills.nurse.wage),
  /** Of a month of 26 days, unskilled. */
  day: inRupees(Math.floor(bills.sixDays.wage / 26)),
};

/** A worker's own share of EPF and ESIC, in per cent of the wage. */
export const ownShare = { epf: 12, esic: 0.75 };
