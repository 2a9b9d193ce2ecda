import { brand } from '@site/brand';
import { numbers } from '../numbers.ts';
import { shareOfBill } from '../services/prices.ts';
import { penalties } from './penalties.ts';
import type { ResponseContent } from './types.ts';

/** Blood or body fluid on the floor, in minutes from the call; hospitals are told the same. */
export const bodyFluid = { there: 5, safe: 10, closed: 45 };

export const response: ResponseContent = {
  title: 'How soon we respond',
  intro: 'For the five most urgent kinds, someone is there in 5 to 10 minutes.',
  desks: [
    {
      term: 'Contracted sites',
      value: '24/7',
      text: 'The duty desk takes every fault by phone and sends whoever is nearest.',
    },
    {
      term: 'New enquiries',
      value: brand.workingHours,
      text: `Call or write to our Noida office. We reply within ${numbers.replyWithin}.`,
    },
  ],
  conditions: { show: 'Show what each time includes', hide: 'Hide what each time includes' },
  caption: 'Response times on contracted sites, counted from the call',
  head: ['Kind of fault', 'Someone is there', 'Made safe', 'Closed'],
  rows: [
    {
      call: 'Person trapped in a lift',
      there: { value: '5 minutes', detail: 'to talk and to stay' },
      done: { value: 'On arrival', detail: 'only the lift company opens the doors' },
      signed: { value: 'Lift company', detail: 'whose technician signs' },
    },
    {
      call: 'Medical emergency, where we staff a medical room',
      there: { value: '5 minutes', detail: '112 or 108 is called first' },
      done: { value: 'On arrival', detail: 'first aid until the ambulance is there' },
      signed: { value: 'At handover', detail: 'to the ambulance crew' },
    },
    {
      call: 'Power failure',
      there: { value: '5 minutes' },
      done: { value: '10 minutes', detail: 'generator on load, lifts and pumps checked' },
      signed: { value: '4 hours', detail: 'or when supply returns' },
    },
    {
      call: 'Blood or body fluid on the floor',
      there: { value: `${bodyFluid.there} minutes` },
      done: { value: `${bodyFluid.safe} minutes`, detail: 'area cordoned off, spill kit in place' },
      signed: { value: `${bodyFluid.closed} minutes`, detail: 'disinfected and entered' },
    },
    {
      call: 'Water leak or overflow',
      there: { value: '10 minutes' },
      done: { value: '20 minutes', detail: 'valve shut, sockets nearby switched off' },
      signed: { value: 'Same day', detail: 'or 24 hours in a wall' },
    },
  ],
  others: {
    title: 'The other five, and conditions',
    hint: 'Spill, drain, absent post, complaint, repair',
    caption: 'Response times of the other five kinds, counted from the call',
    rows: [
      {
        call: 'Spill or broken glass',
        there: { value: '5 minutes' },
        done: { value: '10 minutes', detail: 'warning sign and barrier in place' },
        signed: { value: '30 minutes' },
      },
      {
        call: 'Blocked drain or toilet',
        there: { value: '15 minutes' },
        done: { value: '30 minutes', detail: 'closed off, floor dry' },
        signed: { value: '4 hours', detail: 'or next day if the main line is blocked' },
      },
      {
        call: 'Absent post',
        there: { value: '15 minutes', detail: 'a colleague covers after roll call' },
        done: { value: '30 minutes', detail: 'urgent tasks shared out, your office told' },
        signed: { value: `${numbers.relieverMinutes} minutes`, detail: 'a reliever at the post' },
      },
      {
        call: 'Complaint about cleaning',
        there: { value: '30 minutes' },
        done: { value: '60 minutes', detail: 'cleaned again' },
        signed: { value: 'Same shift', detail: 'checked with you and signed' },
      },
      {
        call: 'Small repair: lamp, tap, door closer',
        there: { value: '4 hours' },
        done: { value: '4 hours', detail: 'switched off or marked if unsafe' },
        signed: { value: '2 working days' },
      },
    ],
  },
  noteTitle: 'When these times hold',
  note: `They hold where our people are on duty in that shift; without a night post a technician on call comes within the time given for your city. These times and sums go into the agreement for your site. Each time missed takes ₹${penalties.lateCall} off that month’s service charge, up to ${penalties.tooManyLate.percent}% of it, which is about ${shareOfBill(penalties.tooManyLate.percent)} of the bill. The four phone numbers of those who are told are on the notice board and on every monthly report.`,
};
