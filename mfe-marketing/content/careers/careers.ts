import { brand } from '@site/brand';
import type { TextPageContent } from '../legal/types.ts';
import { numbers } from '../numbers.ts';
import type { PageListing } from '../types.ts';
import { ownShare, wages } from './wages.ts';

export const careers: TextPageContent = {
  slug: 'careers',
  name: 'Careers',
  title: 'Careers: Trades, Wages and Papers',
  description:
    'The trades we employ, what each earns a month, which papers to bring and how to apply. Nobody ever pays for a job with us.',
  updated: '2026-11-30',
  lead: 'What each trade earns, which papers to bring and how to apply. Nobody ever pays for a job with us.',
  ways: {
    call: 'Call',
    whatsapp: 'Write on WhatsApp',
    message: 'Hello, I am looking for work. My trade and my city: ',
  },
  table: {
    caption: 'Wages a month in Noida, October 2026, before your own share of EPF and ESIC',
    head: ['Trade', 'Wage', 'What you need'],
    rows: [
      {
        name: 'Housekeeper, pantry attendant',
        detail: '26 days',
        cells: [wages.unskilled, 'No experience for housekeeping; one year in food service for the pantry'],
      },
      {
        name: 'Porter, linen, waste',
        detail: 'in hospitals',
        cells: [wages.unskilled, `Vaccination and ${numbers.inductionDays} days’ induction, both at our cost`],
      },
      { name: 'Ward attendant, attendant at home', cells: [wages.semiSkilled, 'Patience; we train you'] },
      { name: 'Store attendant', cells: [wages.semiSkilled, 'One year in retail'] },
      { name: 'Electrician', cells: [wages.skilled, 'ITI certificate or wireman permit'] },
      { name: 'Plumber', cells: [wages.skilled, 'ITI certificate, or three years in the trade'] },
      { name: 'Paramedic', cells: [wages.skilled, 'Recognised diploma, two years of practice'] },
      { name: 'Supervisor, store manager', cells: [wages.skilled, 'Three years in the trade you will supervise'] },
      { name: 'Nurse', cells: [wages.nurse, 'GNM or BSc, registered with a state council'] },
    ],
    note: `Eight hours a day. Your own share of ${ownShare.epf}% (EPF) and ${ownShare.esic}% (ESIC) is deducted; overtime at twice the rate and the statutory bonus are paid on top. Malis and event crews are paid by the day, at least ${wages.day}. Delhi and Haryana have minimum wages of their own.`,
  },
  sections: [
    {
      heading: 'Nobody ever pays for a job',
      paragraphs: [
        `We take no money from applicants: not for registration, training, uniform, police verification or the medical check. If anybody asks for money in our name, do not pay. Tell us at ${brand.registration.grievance.email} or on ${brand.phone.display}.`,
        'This page names no open posts. Please read “About this site” before you apply: it says what is real here and what is not.',
      ],
    },
    {
      heading: 'Papers to bring',
      paragraphs: ['Originals for us to look at, and one copy of each to keep:'],
      points: [
        'Aadhaar or another proof of identity, and proof of your present address',
        'Bank passbook, and UAN and ESIC number if you have them',
        'Certificate, permit, diploma or council registration of your trade',
        'Letter or phone number of a former employer',
        'Two photographs',
      ],
    },
    {
      heading: 'How it goes',
      paragraphs: [
        'Call, or write on WhatsApp with your trade and your city. You speak to a supervisor of that trade, show your work in a test and get the wage, the site and the shift in writing. Police verification and a doctor’s check follow, at our cost; they take about a week. Then you are trained, and start.',
      ],
    },
    {
      heading: 'What you can count on',
      paragraphs: ['On every site:'],
      points: [
        `Wages in your bank by the ${numbers.payDay.word}, with a slip in Hindi or English`,
        'EPF, ESIC and accident insurance from the first day',
        'A weekly day off, two uniforms a year, and safety shoes where the work needs them',
        'One hour of training every month, and a path to supervisor',
        'An Internal Committee under the POSH Act, with its numbers on the notice board',
      ],
    },
    {
      heading: 'How to reach us',
      paragraphs: [
        `Phone and WhatsApp: ${brand.phone.display}, ${brand.workingHours}. Email: ${brand.careersEmail}. The form on our contact page is for customers.`,
      ],
    },
  ],
};

export const careersListing: PageListing = {
  searchWords: [
    'careers',
    'career',
    'jobs',
    'job',
    'vacancy, vacancies, hiring, recruitment, apply, salary, wages, interview, walk-in, fresher, employment, resume, CV',
    'sweeper, helper',
    'naukri, rozgar, bharti, kaam chahiye, tankhwah, vetan',
    'नौकरी, भर्ती, काम, वेतन',
  ],
};
