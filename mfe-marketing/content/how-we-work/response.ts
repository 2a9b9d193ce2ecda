import { brand } from '@site/brand';
import type { ResponseContent } from '../how-we-work-types.ts';

export const response: ResponseContent = {
  title: 'How soon we respond',
  figure: { value: '5 minutes', meaning: 'until someone is with a person trapped in a lift' },
  intro: 'The five most urgent: someone is there in 5 to 10 minutes.',
  desks: [
    {
      term: 'Contracted sites',
      value: '24/7',
      text: 'The duty desk takes every fault by phone and sends whoever is nearest.',
    },
    {
      term: 'New enquiries',
      value: brand.workingHours,
      text: 'Call or write to our Noida office. We reply within one working day.',
    },
  ],
  conditions: 'Show what each time includes',
  caption: 'Response times on contracted sites, counted from the call',
  head: ['Kind of fault', 'Someone is there', 'Made safe', 'Closed'],
  rows: [
    {
      fault: 'Person trapped in a lift',
      there: { value: '5 minutes', detail: 'to talk to the person and stay' },
      safe: { value: 'On arrival', detail: 'the lift company is called at once; only its technician opens the doors' },
      closed: { value: 'By the lift company', detail: 'and the lift stays off until its technician signs' },
    },
    {
      fault: 'Medical emergency, where we staff a medical room',
      there: { value: '5 minutes', detail: '112 or 108 is called first; in a hospital, your own emergency team' },
      safe: { value: 'On arrival', detail: 'first aid until the ambulance is there' },
      closed: { value: 'At handover', detail: 'to the ambulance crew, with written observations' },
    },
    {
      fault: 'Power failure',
      there: { value: '5 minutes' },
      safe: {
        value: '10 minutes',
        detail: 'critical areas stay on UPS and automatic changeover; generator on load, lifts and pumps checked',
      },
      closed: { value: '4 hours', detail: 'or when the supply company restores the line' },
    },
    {
      fault: 'Blood or body fluid on the floor',
      there: { value: '5 minutes' },
      safe: { value: '10 minutes', detail: 'area cordoned off, spill kit in place' },
      closed: { value: '45 minutes', detail: 'disinfected and entered in the register' },
    },
    {
      fault: 'Water leak or overflow',
      there: { value: '10 minutes' },
      safe: { value: '20 minutes', detail: 'valve shut, sockets nearby switched off' },
      closed: { value: 'Same day', detail: 'or 24 hours if a wall has to be opened' },
    },
  ],
  others: {
    title: 'The other five: someone is there in 5 minutes to 4 hours',
    hint: 'Spill or broken glass, blocked drain, absent post, complaint, small repair',
    caption: 'Response times of the other five kinds, counted from the call',
    rows: [
      {
        fault: 'Spill or broken glass',
        there: { value: '5 minutes' },
        safe: { value: '10 minutes', detail: 'warning sign and barrier in place' },
        closed: { value: '30 minutes' },
      },
      {
        fault: 'Blocked drain or toilet',
        there: { value: '15 minutes' },
        safe: { value: '30 minutes', detail: 'closed off, floor dry' },
        closed: { value: '4 hours', detail: 'or next day if the main line is blocked' },
      },
      {
        fault: 'Absent post',
        there: { value: '15 minutes', detail: 'a colleague covers after roll call' },
        safe: { value: '30 minutes', detail: 'urgent tasks shared out, your office told' },
        closed: { value: '60 minutes', detail: 'a reliever at the post' },
      },
      {
        fault: 'Complaint about cleaning',
        there: { value: '30 minutes' },
        safe: { value: '60 minutes', detail: 'cleaned again' },
        closed: { value: 'Same shift', detail: 'checked with you and signed' },
      },
      {
        fault: 'Small repair: lamp, tap, door closer',
        there: { value: '4 hours' },
        safe: { value: '4 hours', detail: 'switched off or marked if unsafe' },
        closed: { value: '2 working days' },
      },
    ],
  },
  noteTitle: 'When these times hold',
  noteHint: 'Where our people are on duty in that shift; the duty desk answers 24/7',
  note: 'They hold where our people are on duty in that shift; without a night post, a technician on call comes within the time given for your city. Your agreement states the times for your site, and each one missed takes ₹500 off that month’s service charge.',
};
