import { inRupees } from '@site/ui/indian-number';
import { inWords } from '../numbers.ts';
import { bills, everyDayPrice } from '../services/prices.ts';
import { gst, rates } from '../services/rates.ts';
import { staffing } from '../services/staffing.ts';
import type { PriceContent } from './types.ts';

const post = bills.sixDays;

export const price: PriceContent = {
  title: 'How the price is made up',
  linesTitle: 'The quotation, line by line',
  linesHint: `Twelve lines to ${inRupees(post.total)} for one post, and what changes them`,
  label: 'Example',
  subject: 'one housekeeping post in Noida',
  terms: 'unskilled, 8\u00a0hours a day, 26 days a month',
  head: ['Line, and how it is worked out', 'Rupees a month'],
  costs: [
    {
      label: 'Wages',
      basis: 'An example for October 2026; follows the state’s notification for the skill',
      amount: post.wage,
    },
    {
      label: 'EPF, employer’s share',
      basis: `${rates.epf}% of the wage, with EDLI and administration charges`,
      amount: post.epf,
    },
    { label: 'ESIC, employer’s share', basis: `${rates.esic}% of the wage`, amount: post.esic },
    { label: 'Statutory bonus', basis: `${rates.bonus}% of the wage`, amount: post.bonus },
    {
      label: 'Relief and paid leave',
      basis: 'A reliever for two of the 26 days, with EPF and ESIC',
      amount: post.relief,
    },
    {
      label: 'Uniform, shoes, identity card',
      basis: 'Two sets a year, spread over twelve months',
      amount: post.uniform,
    },
    {
      label: 'Cleaning material and machines',
      basis: 'This post’s part of the list in the quotation',
      amount: post.other,
    },
  ],
  cost: { label: 'Cost of the post', amount: post.cost },
  charge: {
    label: 'Service charge',
    basis: `${rates.charge}% of the cost: recruitment, training, duty desk, audits and our margin`,
    amount: post.charge,
  },
  beforeTax: { label: 'Price before GST', amount: post.beforeTax },
  tax: {
    label: 'GST',
    basis: `${rates.gst}% of the price. If you cannot claim it back, compare totals`,
    amount: post.tax,
  },
  total: { label: 'Invoice for the month', amount: post.total },
  allDays: `A post filled on all 30 days of a month costs about 30/26 of this: ${inRupees(everyDayPrice)}, ${gst} included. Each person then works 24 of the 30 days, so ${inWords(staffing.postsPerReliever)} posts need one reliever.`,
  shares: {
    title: 'Of each ₹100 before GST',
    parts: [
      { label: 'Wages, bonus and relief', rupees: shareOf(post.wage + post.bonus + post.relief) },
      { label: 'EPF and ESIC', rupees: shareOf(post.epf + post.esic) },
      { label: 'Uniform and material', rupees: shareOf(post.uniform + post.other) },
      { label: 'Service charge', rupees: shareOf(post.charge) },
    ],
  },
  noteTitle: 'What changes the price',
  note: 'This is an example, rounded to the rupee, and not an offer. The wage is as of October 2026; wages follow the state’s notification and differ by state, skill and date. When a notified wage or a statutory rate changes, we revise only the lines it touches and attach the notification. Gratuity, due after the qualifying service, is not in the example and is quoted on a line of its own. Where a wage is above the ESIC limit, accident insurance takes the place of that line.',
};

/** Rupees of each hundred before tax. */
function shareOf(amount: number): number {
  return Math.round((100 * amount) / post.beforeTax);
}
