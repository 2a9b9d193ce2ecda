import { inRupees } from '@site/ui/indian-number';
import { penalties } from '../../how-we-work/penalties.ts';
import { proofs } from '../../how-we-work/proofs.ts';
import { bodyFluid } from '../../how-we-work/response.ts';
import { shareOfBill } from '../../services/prices.ts';
import type { HospitalContent } from '../types.ts';
import { monthlyPrice, price, rosterPrices } from './price.ts';

const rosterOf300 = monthlyPrice(rosterPrices, 300);
const chargeOf300 = (rosterOf300 * price.bill.charge.amount) / price.bill.total.amount;
const { lateCall, urgentCall, manyLate, tooManyLate } = penalties;

/** Response times for hospitals, and what we pay when we are late. */
export const times: HospitalContent['times'] = {
  title: 'What you can hold us to',
  intro: 'Seven calls from a ward: someone is there in 5 to 30 minutes, and your nurse signs each job off.',
  conditions: { show: 'Show details of each time', hide: 'Hide details of each time' },
  caption: 'Counted from the call, in contracted wards and OTs',
  head: ['Call', 'Someone is there', 'Done', 'Signed by'],
  rows: [
    {
      call: 'Spill: blood or body fluid',
      there: { value: `${bodyFluid.there}\u00a0min` },
      done: {
        value: `${bodyFluid.closed}\u00a0min`,
        detail: `cordoned off within ${bodyFluid.safe}, then disinfected`,
      },
      signed: { detail: 'Ward nurse' },
    },
    {
      call: 'Urgent porter: ICU, OT, laboratory',
      there: { value: '5\u00a0min', detail: '10\u00a0min at night' },
      done: { value: '15\u00a0min', detail: 'door to door in one building' },
      signed: { detail: 'Receiving nurse' },
    },
    {
      call: 'Planned porter: imaging, discharge',
      there: { value: '15\u00a0min' },
      done: { value: '30\u00a0min', detail: 'wheelchair or trolley wiped' },
      signed: { detail: 'Ward nurse' },
    },
    {
      call: 'Discharge cleaning: bed in a ward',
      there: { value: '15\u00a0min' },
      done: { value: '45\u00a0min', detail: 'bed, washroom, fresh linen' },
      signed: { detail: 'Ward nurse' },
    },
    {
      call: 'Discharge cleaning: isolation room',
      there: { value: '15\u00a0min' },
      done: { value: '90\u00a0min', detail: 'walls and curtains as well' },
      signed: { detail: 'Infection control nurse' },
    },
    {
      call: 'OT: between two cases',
      there: { value: '5\u00a0min', detail: 'once it is empty' },
      done: { value: '25\u00a0min', detail: 'waste out, all disinfected' },
      signed: { detail: 'OT nurse' },
    },
    {
      call: 'OT: after the last case',
      there: { value: '30\u00a0min' },
      done: { value: '2\u00a0hours', detail: 'everything out, cleaned' },
      signed: { detail: 'OT nurse' },
    },
  ],
  note: 'If power or water of an OT or ICU fails, the site in-charge (at night, the senior supervisor) comes at once, and your superintendent hears from us within 5 minutes.',
  late: {
    title: 'If we come late',
    figures: [
      {
        value: inRupees(lateCall),
        meaning: `off our service charge for each late call (${percentOfCharge(lateCall)} of it); ${inRupees(urgentCall)} for an urgent one (${percentOfCharge(urgentCall)})`,
        proof: proofs.lateCall,
      },
      {
        value: partOfCharge(manyLate.percent),
        meaning: `more off the month’s bill (${manyLate.percent}% of the service charge), if over ${manyLate.over} calls in 100 are late`,
      },
      {
        value: partOfCharge(tooManyLate.percent),
        meaning: `off the bill instead (${tooManyLate.percent}% of the charge, ${shareOfBill(tooManyLate.percent)} of the bill), if over ${tooManyLate.over} calls in 100 are late`,
      },
      {
        value: '7\u00a0days',
        meaning: `is all the notice you need if over ${tooManyLate.over} calls in 100 are late two months running`,
      },
    ],
    note: `Worked out for 300\u00a0beds: of the roster’s ${inRupees(rosterOf300)} a month our service charge is about ${partOfCharge(100)}. These times and sums go into the agreement.`,
  },
};

/** A share of the monthly service charge for 300 beds, rounded to a hundred rupees: '₹67,700'. */
function partOfCharge(percent: number): string {
  return inRupees(100 * Math.round((percent * chargeOf300) / 100 / 100));
}

/** Rupees as a share of the monthly service charge for 300 beds: '0.15%'. */
function percentOfCharge(rupees: number): string {
  return `${Number(((100 * rupees) / chargeOf300).toFixed(2))}%`;
}
