import medicalRoom from '../../pictures/medical-room.webp';
import type { WorkSample } from '../work-sample-types.ts';

export const residentialSample: WorkSample = {
  kind: 'count',
  isQuoted: true,
  title: 'What the room costs each flat',
  intro:
    'Nine towers of sixty flats are 540. Shared by all of them, a paramedic in every shift costs a flat less in a month than one visit to most clinics.',
  illustration: {
    picture: medicalRoom,
    alt: 'A miniature paramedic in a yellow vest and blue gloves packs rolls of bandage into an open emergency bag.',
  },
  link: {
    lead: 'One paramedic post:',
    label: 'The price line by line',
    path: '/paramedic-services#what-a-nurse-or-paramedic-costs',
  },
  caption: 'Example: medical room for 540 flats, taxes included',
  head: ['Line', 'Rupees a month', 'A\u00a0flat'],
  rows: [
    { name: 'Three paramedic posts', detail: '₹38,232 each, relievers included', cells: ['1,14,696', '212'] },
    { name: 'Visiting doctor', detail: 'eight visits of two hours', cells: ['12,000', '22'] },
    { name: 'First-aid stock, oxygen', detail: 'and what has reached its date', cells: ['4,800', '9'] },
    {
      name: 'Defibrillator, chair, bed',
      detail: '₹1,80,000 spread over five years',
      cells: ['3,000', '6'],
    },
    { name: 'Drills, and lessons for guards', detail: 'part of our service charge', cells: ['0', '0'] },
    { name: 'Each month', cells: ['1,34,496', '249'], isTotal: true },
  ],
  note: 'The society pays the doctor and owns the equipment; we invoice the posts and the stock. Rent and electricity of the room are not in it.',
};
