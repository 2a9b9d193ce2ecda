import picture from '../../pictures/service-paramedic.webp';
import closeUp from '../../pictures/service-paramedic-close.webp';
import type { PageListing, ServiceContent } from '../types.ts';

export const paramedic: ServiceContent = {
  slug: 'paramedic-services',
  name: 'Paramedic Services',
  title: 'Paramedic and Nursing Services, 24/7',
  description:
    'Paramedics, nurses and ward attendants for hospitals, societies and workplaces. Nursing and emergency cover round the clock, all seven days.',
  searchWords: [
    'ayah',
    'nurse',
    'nursing',
    'paramedic',
    'ambulance',
    'first aid',
    'compounder',
    'ward boy',
    'medical',
    'emergency',
    'dawai',
    'marham patti',
  ],
  updated: '2026-11-20',
  summary: 'Nurses, paramedics and ward attendants, with nursing and emergency cover 24/7.',
  illustration: {
    picture,
    alt: 'A miniature clinic with an ambulance outside, where a kneeling nurse bandages a worker’s hand and a doctor with a clipboard makes a call.',
  },
  closeUp: {
    picture: closeUp,
    alt: 'A miniature nurse in white kneels to bandage the hand of a worker, a first-aid box beside them.',
  },
  lead: 'When somebody collapses in a lobby, the first five minutes belong to whoever is standing nearest. We put a trained person there, and keep nursing and emergency cover going 24/7.',
  paragraphs: [
    'Hospitals ask us for ward attendants, nursing assistants and technicians who can join a shift without a fortnight of explanation. Housing societies, factories and technology parks ask for a medical room: a nurse or paramedic, an examination bed, oxygen, a defibrillator and the telephone numbers that matter. We staff both, and we keep the register, the emergency bag and the expiry dates in order.',
    'Every nurse we send is registered with a state nursing council, and every paramedic holds a recognised diploma. All of them refresh basic life support each year on a manikin, not from a slide. They work within the limits of their training: they observe, assist, dress, monitor, stabilise and call; diagnosis and prescription remain with the doctor, whom we help you to bring on the panel.',
  ],
  offerings: [
    'Registered nurses and nursing assistants',
    'Paramedics for medical rooms',
    'Ward attendants and ayahs',
    'Emergency response and first aid',
    'Ambulance attendants and patient transfer',
    'Health camps and vital sign checks',
    'First-aid training for your own staff',
  ],
  highlights: [
    {
      title: 'Nursing and emergency 24/7',
      text: 'Three shifts with a proper handover keep somebody awake, trained and reachable at four in the morning on a holiday.',
    },
    {
      title: 'Drilled, then deployed',
      text: 'Each site rehearses a cardiac arrest and an evacuation every quarter, with the time to the first shock written down.',
    },
  ],
  benefits: [
    'Council registration and police verification checked before joining',
    'A reliever of the same qualification for every absence',
    'Emergency bag and medicine register audited monthly',
    'Staff vaccinated against hepatitis B',
    'Biomedical waste separated in the colours the rules prescribe',
  ],
  faqs: [
    {
      question: 'Is somebody really available at night?',
      answer:
        'Where round-the-clock duty is contracted, yes: a nurse or paramedic is on the premises in every shift, and our duty desk has a second person on call in case of a double emergency.',
    },
    {
      question: 'Do you replace an ambulance service?',
      answer:
        'No. In a life-threatening emergency 112 or 108 is dialled at once; our people keep the patient stable, clear the way from the gate to the lift and hand over to the crew with written vitals.',
    },
    {
      question: 'Can you staff a hospital ward at short notice?',
      answer:
        'Small numbers can usually join within two or three days from our reserve. A full ward needs longer, as credentials have to be verified and your infection-control induction completed.',
    },
  ],
};

export const paramedicListing: PageListing = {
  order: 70,
  everydayWords: [
    'medic, attendant, doctor, clinic, medical room, health, patient, injection, dressing, oxygen, CPR',
    'bimar, ilaj',
    'नर्स',
  ],
};
