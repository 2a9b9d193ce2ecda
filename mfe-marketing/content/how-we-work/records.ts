import anil from '../../pictures/signatures/anil.svg';
import farah from '../../pictures/signatures/farah.svg';
import rekha from '../../pictures/signatures/rekha.svg';
import type { SampleRecords } from '../samples/types.ts';
import type { RecordsContent } from './types.ts';

const site = 'Office building, 12 floors, Noida';

export const sampleRecords: SampleRecords = {
  label: 'Sample',
  report: {
    caption: 'Monthly report, first page',
    hint: '741 of 744 shifts filled, 50 of 52 faults closed in time',
    title: 'Monthly report',
    period: 'October 2026',
    site,
    attendance: { title: 'Attendance', planned: 744, own: 595, relieved: 146, open: 3 },
    rounds: { title: 'Rounds', planned: 186, signed: 184, note: '2 missed on 20 October; reasons on page 3' },
    faults: {
      title: 'Faults by response time',
      head: ['Kind', 'Faults', 'In time'],
      rows: [
        { kind: 'Water leak', faults: 6, inTime: 6 },
        { kind: 'Power failure', faults: 3, inTime: 3 },
        { kind: 'Blocked drain', faults: 8, inTime: 7 },
        { kind: 'Spill', faults: 21, inTime: 21 },
        { kind: 'Small repair', faults: 14, inTime: 13 },
      ],
    },
    complaints: { title: 'Complaints', all: 9, cameBack: 1, note: 'Lights of the car park, floor B2: page 5' },
    meters: {
      title: 'Meter readings',
      head: ['Meter', 'Sep', 'Oct', 'Change'],
      rows: [
        { meter: 'Water', unit: 'kL', before: 1_900, now: 1_824 },
        { meter: 'Electricity', unit: 'kWh', before: 68_000, now: 64_600 },
        { meter: 'Diesel', unit: 'L', before: 700, now: 630 },
      ],
    },
    work: {
      title: 'Work in November',
      items: [
        { date: '10 Nov', text: 'Generator load test' },
        { date: '14 Nov', text: 'Overhead tank cleaning' },
        { date: '22 Nov', text: 'Carpets, floors 3 to 5' },
      ],
    },
    signatures: [
      { role: 'Site in-charge', name: 'Anil R.', time: '3 November', signature: anil },
      { role: 'Operations manager', name: 'Farah K.', time: '4 November', signature: farah },
    ],
  },
  round: {
    caption: 'Round sheet, one of six a day',
    hint: '11 places in 53 minutes, one fault found and closed',
    title: 'Round 5 of 6',
    period: 'Wednesday, 14 October 2026',
    site,
    head: ['Time', 'Place', 'Found', 'Result'],
    rows: [
      { time: '6:02 pm', place: 'Pump room', found: 'No leak, 3.1 bar', result: 'in order' },
      { time: '6:09 pm', place: 'Panel room', found: 'Load 182 A, no warm cable', result: 'in order' },
      { time: '6:15 pm', place: 'Washrooms, ground floor', found: 'Dry, soap and tissue filled', result: 'in order' },
      { time: '6:24 pm', place: 'Lift lobby', found: 'Lights on, floor dry', result: 'in order' },
      { time: '6:31 pm', place: 'Pantry, floor 3', found: 'Tap drips: fault 1187', result: 'fault' },
      { time: '6:36 pm', place: 'Server room', found: '22 °C, both units running', result: 'in order' },
      { time: '6:40 pm', place: 'Staircase B', found: 'Door closer oiled', result: 'in order' },
      { time: '6:44 pm', place: 'Lift machine room', found: 'Locked, fan running', result: 'in order' },
      { time: '6:47 pm', place: 'Terrace tank', found: 'Level 80%, lid locked', result: 'in order' },
      { time: '6:51 pm', place: 'Fire exit, east', found: 'Clear, sign lit', result: 'in order' },
      { time: '6:55 pm', place: 'Reception', found: 'No messages', result: 'in order' },
    ],
    followUp: {
      title: 'Fault 1187',
      text: 'Plumber called at 6:32 pm, washer replaced, closed at 7:04 pm: 33 minutes after it was found.',
    },
    signatures: [
      { role: 'Walked by', name: 'Rekha S.', time: '6:58 pm', signature: rekha },
      { role: 'Checked by', name: 'Anil R.', time: '7:10 pm', signature: anil },
    ],
  },
};

export const records: RecordsContent = {
  title: 'What records you get',
  intro:
    'Rounds, faults and readings are written down where they happen. You can look at the originals on site on any day.',
  hint: 'Daily and monthly, with two samples',
  kinds: [
    { when: 'Every day', what: 'Attendance register, signed round sheets and fault log, in the site office' },
    {
      when: 'Every month',
      what: 'Monthly report and wage sheet with the invoice; the EPF and ESIC challans once they are paid, by the 15th',
    },
    { when: 'Within 24 hours', what: 'A written report on any injury or damage' },
  ],
};
