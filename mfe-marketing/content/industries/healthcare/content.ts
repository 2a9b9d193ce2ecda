import type { PageListing } from '../../types.ts';
import type { IndustryContent } from '../types.ts';
import { healthcareCard } from './card.ts';
import { hospitalProof } from './proof.ts';
import { hospitalVoice } from './sheet.ts';

export const healthcare: IndustryContent = {
  ...healthcareCard,
  title: 'Paramedic Staff for Hospitals and Clinics',
  description:
    'Ward attendants, paramedics and housekeepers for hospitals: zones, spill drill, biomedical waste, response times, staffing and the price of a post.',
  updated: '2026-11-22',
  focus: 'Paramedic',
  focusText: 'ward attendants',
  lead: 'We staff hospitals and clinics so that nurses can spend their time on nursing. Ward attendants and housekeepers work on fixed rosters; paramedics and nurses, where you need them, under your doctors’ orders.',
  problem: [
    'For example, a hospital of 100 beds loses a third of its ward attendants every year. New ones arrive without induction. Nurses push trolleys and change linen, and have less time for observation and medicine rounds.',
    'At the audit no one can say which attendant has been trained in what.',
  ],
  solution: [
    'For each ward we list the tasks of a full day and decide which of them need a nurse, a paramedic or an attendant. Every shift has a fixed core of people who stay on that ward; relievers cover leave, weekly offs and peaks.',
    'No one touches a patient before passing a five-day induction: hand hygiene, safe transfer, biomedical waste colours, needle-stick response and fire code. Our supervisor attends the nursing handover in every shift and takes complaints there.',
  ],
  aim: 'one attendant in ten leaving in a year instead of one in three, and each one’s training found in the register at once.',
  advantages: [
    'Nurses freed for nursing',
    'Fixed teams who know the ward and its routines',
    'Training recorded person by person, open to your NABH assessors',
    'A supervisor on the floor in all three shifts',
  ],
  benefits: [
    { title: 'Records for audits', text: 'Signed registers show how waste, linen and transfers were handled.' },
    {
      title: 'Lower turnover',
      text: 'Wages by the seventh, rest days and a path to senior posts give people reasons to stay.',
    },
    {
      title: 'Shorter waits',
      text: 'Porters are sent from one desk, which notes when each call came and when it was answered.',
    },
  ],
  boxes: [
    {
      title: 'Core ward teams',
      text: 'A core of attendants stays on each ward in every shift and is not moved from day to day.',
    },
    {
      title: 'Register of skills',
      text: 'Each person’s training and tasks, signed, up to date and open to your own auditors.',
    },
    { title: 'Reliever pool', text: 'A post found empty at six is filled before the seven o’clock handover.' },
  ],
  proof: hospitalProof,
  voice: hospitalVoice,
  hasWasteBox: false,
};

export const healthcareListing: PageListing = {
  searchWords: [
    'hospital',
    'clinic',
    'nursing home',
    'ward',
    'aspataal',
    'ward boy',
    'paramedical staff',
    'GDA',
    'OT technician',
    'diagnostic centre',
    'hospital housekeeping',
    'infection control',
    'biomedical waste',
    'spill kit',
    'hospital staffing',
    'discharge cleaning',
    'porter',
    'hospitals, medical college, pathology lab, dispensary, patients',
    'haspatal, chikitsa, dawakhana',
  ],
};
