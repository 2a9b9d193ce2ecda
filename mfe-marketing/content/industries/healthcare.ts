import picture from '../../pictures/industry-healthcare.webp';
import closeUp from '../../pictures/industry-healthcare-close.webp';
import type { IndustryContent, PageListing } from '../types.ts';

export const healthcare: IndustryContent = {
  slug: 'healthcare',
  name: 'Healthcare',
  title: 'Paramedic Staff for Hospitals and Clinics',
  description:
    'A hospital case study: trained ward attendants and paramedics on steady rosters, so that nurses can spend their time on nursing.',
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
  ],
  updated: '2026-11-20',
  summary: 'Paramedics and ward attendants on steady rosters for hospitals and clinics.',
  focus: 'Paramedic',
  illustration: {
    picture,
    alt: 'A miniature hospital reception where two masked cleaners work on the floor while a doctor, a nurse and an attendant look after patients.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature ward attendant pushes an old man in a wheelchair through a hospital’s reception.',
  },
  lead: 'A hospital can buy a scanner in a month; it takes longer to find forty steady hands. Here is how staffing from outside can strengthen a ward rather than unsettle it.',
  problem: [
    'A hospital of one hundred and twenty beds lost a third of its ward attendants every year. New ones arrived without induction, often on the very day the old ones left. Nurses pushed trolleys, searched for wheelchairs and changed linen, and the time came out of observation and medicine rounds.',
    'Infection control suffered quietly. Waste bags of the wrong colour turned up at the collection point, and the audit found that nobody could say which attendant had been trained in what.',
  ],
  solution: [
    'We built the roster from the work itself. For each ward we listed the tasks of a full day, decided which of them need a nurse, a paramedic or an attendant, and staffed every shift with a fixed core who stay on that ward. A floating group of relievers, trained in the same procedures, fills leave and sudden peaks.',
    'Nobody touches a patient before passing the induction: hand hygiene, safe transfer, biomedical waste colours, needle-stick response, fire code. Training stands in a register by name and date, with a refresher every six months. A charge supervisor of ours attends the nursing handover and takes complaints there and then.',
  ],
  advantages: [
    'Nurses freed for nursing',
    'Fixed teams who know the ward and its doctors',
    'Training recorded person by person, ready for accreditation',
    'Relievers from a prepared pool, not from the street',
    'Supervision on the floor in all three shifts',
  ],
  benefits: [
    { title: 'Continuity of care', text: 'Patients see the same faces in the morning as the day before.' },
    { title: 'Cleaner audits', text: 'Waste, linen and transfer procedures are followed and can be shown.' },
    {
      title: 'Lower turnover',
      text: 'Punctual wages, meals on duty and a path to senior posts give people reasons to remain.',
    },
    { title: 'Shorter waits', text: 'Porters are dispatched from a desk, so wheelchairs move when they are called.' },
  ],
  boxes: [
    { title: 'Core ward teams', text: 'The same attendants serve one ward for months.' },
    { title: 'Register of skills', text: 'Who may do what is written, signed and current.' },
    { title: 'Reliever pool', text: 'Absence at six is filled before the seven o’clock handover.' },
  ],
  hasWasteBox: false,
};

export const healthcareListing: PageListing = {
  order: 40,
  everydayWords: ['hospitals, medical college, pathology lab, dispensary, patients', 'haspatal, chikitsa, dawakhana'],
};
