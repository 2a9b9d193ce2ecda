import picture from '../../pictures/industry-healthcare.webp';
import closeUp from '../../pictures/industry-healthcare-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const healthcare: IndustryContent = {
  slug: 'healthcare',
  name: 'Healthcare',
  title: 'Paramedic Staff for Hospitals and Clinics',
  description:
    'Ward attendants, paramedics and housekeepers for hospitals: zones, mop colours, spill drill, biomedical waste, rosters and an example of staffing.',
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
  ],
  updated: '2026-11-22',
  summary: 'Ward attendants, paramedics and housekeepers on fixed rosters for hospitals and clinics.',
  focus: 'Paramedic',
  focusInWords: 'ward attendants, from our paramedic services',
  illustration: {
    picture,
    alt: 'A miniature hospital reception where two cleaners in masks and gloves are at work, an attendant pushes a wheelchair and a supervisor greets those who wait.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature ward attendant pushes an old man in a wheelchair through a hospital’s reception.',
  },
  lead: 'We staff hospitals and clinics so that nurses can spend their time on nursing. Ward attendants and housekeepers work on fixed rosters; paramedics and nurses, where you need them, under your doctors’ orders.',
  problem: [
    'For example, a hospital of 100 beds loses a third of its ward attendants every year. New ones arrive without induction, often on the day the old ones leave. Nurses push trolleys, search for wheelchairs and change linen, and have less time for observation and medicine rounds.',
    'Infection control suffers too. Waste bags of the wrong colour turn up at the collection point, and at the audit no one can say which attendant has been trained in what.',
  ],
  solution: [
    'We build the roster from the work. For each ward we list the tasks of a full day and decide which of them need a nurse, a paramedic or an attendant. Every shift has a fixed core of people who stay on that ward. Relievers, trained in the same procedures, cover leave, weekly offs and sudden peaks.',
    'No one touches a patient before passing a five-day induction: hand hygiene, safe transfer, biomedical waste colours, needle-stick response and fire code. Training is recorded by name and date, with a refresher every six months. Our supervisor attends the nursing handover in every shift and takes complaints there.',
  ],
  advantages: [
    'Nurses freed for nursing',
    'Fixed teams who know the ward and its routines',
    'Training recorded person by person, open to your NABH assessors',
    'Relievers who have already been inducted in your hospital',
    'A supervisor on the floor in all three shifts',
  ],
  benefits: [
    { title: 'Familiar faces', text: 'Attendants are rostered by ward and are not moved from day to day.' },
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
    { title: 'Core ward teams', text: 'A core of attendants stays on each ward in every shift.' },
    { title: 'Register of skills', text: 'Each person’s training and tasks, signed and up to date.' },
    { title: 'Reliever pool', text: 'A post found empty at six is filled before the seven o’clock handover.' },
  ],
  proof: {
    title: 'How we work inside a hospital',
    intro:
      'Your infection-control committee decides how often each area is cleaned and with which disinfectant. We ask for its list in writing, follow it and keep the records. Where the list is silent, we propose the practice below.',
    points: [
      {
        term: 'Zones',
        text: 'We divide the building into three zones. General: lobby, OPD waiting, offices and corridors. Clinical: wards, treatment rooms and laboratory. Isolation and critical: isolation rooms, ICU, OT, dialysis and labour room. Each zone has its own equipment and cleaning frequency, and people from the critical zone do not rotate to the others.',
      },
      {
        term: 'Mop and cloth colours',
        text: 'Red for toilets and bathrooms, blue for general areas and ward floors, yellow for isolation and critical areas, green for pantry and food service. Each room gets a fresh mop head, which then goes to the laundry; each bed has its own cloth. If your hospital uses another code, we follow yours.',
      },
      {
        term: 'Spill drill',
        text: 'Every ward rehearses it once a month against the times of our response table. Within 5 minutes someone is there; within 10 minutes the area is cordoned off and the spill kit is in place. Then come gloves, mask and apron, forceps for broken glass (blue box), absorbent paper, and 1 per cent hypochlorite from the edge inwards with at least 10 minutes of contact. Within 45 minutes the floor is washed, reopened and entered in the register.',
      },
      {
        term: 'Biomedical waste handover',
        text: 'The nurse or technician who creates the waste sorts it by colour: yellow, red, blue, and white for sharps. Our attendants put their own used gloves and masks into the right bin; they open no bag and sort nothing that is in it. We seal bags and boxes at three-quarters full, label them with ward, date and your bar code, and bring them to the collection point in covered trolleys. There each one is weighed, entered by colour and signed over to the hospital’s authorised operator. We do not transport or treat the waste.',
      },
      {
        term: 'Needle-sticks and vaccination',
        text: 'Our people are vaccinated against hepatitis B and tetanus, with the dates on file. After a needle-stick the wound is washed, the supervisor is told at once and your duty doctor sees the person, day or night. The incident is entered in the register before the shift ends.',
      },
      {
        term: 'Duty rosters and relief',
        text: 'You receive the roster for each month a week before it begins, with every post, shift and reliever by name. Attendance is confirmed an hour before each handover, and an empty post is filled from the relievers on that roster. A post runs 30 days a month and one person works 24 of them, so we count one reliever for every four posts. A shift that stays open is shown in the report and not billed.',
      },
      {
        term: 'Training records',
        text: 'Induction takes five days and ends with a practical test on your floors. The register shows each person, subject, date, trainer and result, and is open to your infection-control nurse and NABH assessors at any time. Identity papers, police verification and fitness certificates are in the same file.',
      },
      {
        term: 'Technical staff',
        text: 'If you give us the plant room too, a licensed electrician is on every shift for panels, generator and UPS, and a plumber by day and on call at night for pumps, tanks and drains. Medical gas, lifts, air conditioning of the OT and medical equipment stay with your engineer and the makers.',
      },
      {
        term: 'What stays with you',
        text: 'Our attendants give no medicines, take no samples and dress no wounds. Our paramedics help in the emergency department and on transfers, under your doctors’ orders. Sorting of waste, sterile supply and clinical decisions stay with the hospital.',
      },
    ],
    table: {
      link: 'Go to the staffing table for 100 and 300 beds',
      caption: 'Example of staffing: how many people are on duty in each shift',
      head: ['Post', '100 beds: morning / afternoon / night', '300 beds: morning / afternoon / night'],
      rows: [
        ['Housekeepers, general zone', '5 / 3 / 1', '10 / 8 / 3'],
        ['Housekeepers, clinical zone', '6 / 5 / 3', '16 / 13 / 8'],
        ['Housekeepers, isolation and critical zone', '3 / 2 / 2', '8 / 7 / 5'],
        ['Ward attendants', '8 / 7 / 5', '23 / 20 / 14'],
        ['Porters', '3 / 3 / 1', '8 / 7 / 3'],
        ['Biomedical waste collection', '2 / 1 / 1', '4 / 3 / 1'],
        ['Supervisors', '1 / 1 / 1', '3 / 3 / 2'],
        ['Site in-charge', '1 / 0 / 0', '1 / 0 / 0'],
      ],
      totals: [
        ['On duty in each shift', '29 / 22 / 14', '73 / 61 / 36'],
        ['On duty in a day', '65', '170'],
        ['Relievers, one for every four posts', '17', '43'],
        ['People on our rolls for the hospital', '82', '213'],
      ],
      apart: [
        ['Paramedics, counted apart', '2 / 2 / 1', '5 / 4 / 3'],
        ['Electricians, counted apart', '1 / 1 / 1', '2 / 2 / 1'],
      ],
      note: 'This is an example for a multi-speciality hospital with about 80 per cent of its beds occupied. It is not a quotation. ICU beds, OT load, layout and laundry change the numbers; a survey of your hospital refines them. Paramedics and electricians have relievers of their own. Nurses, plumbers and pantry staff are counted after the survey.',
    },
  },
  hasWasteBox: false,
};

export const healthcareListing: PageListing = {
  order: 40,
  everydayWords: ['hospitals, medical college, pathology lab, dispensary, patients', 'haspatal, chikitsa, dawakhana'],
};
