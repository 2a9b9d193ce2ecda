import { brand } from '@site/brand';
import picture from '../../../pictures/service-paramedic.webp';
import { paramedicSample } from '../../service-samples/paramedic.ts';
import type { PageListing, ServiceContent } from '../../types.ts';
import { paramedicCard } from './card.ts';

export const paramedic: ServiceContent = {
  ...paramedicCard,
  title: 'Paramedic and Nursing Services, 24/7',
  description:
    'Paramedics, nurses and ward attendants for hospitals, societies and workplaces, with nursing and emergency cover 24/7 at sites under contract.',
  updated: '2026-11-22',
  illustration: {
    picture,
    alt: 'A miniature medical room with an examination bed, where a kneeling nurse bandages a worker’s hand, a paramedic makes a call and an attendant brings a wheelchair.',
  },
  lead: 'We place paramedics, nurses and ward attendants in hospitals, housing societies, offices and factories, with nursing and emergency cover 24/7 at sites under contract.',
  paragraphs: [
    'Hospitals take ward attendants, nursing assistants, nurses and paramedics from us. Housing societies, factories and technology parks ask for a medical room: a nurse or paramedic, a bed, oxygen, a defibrillator and the emergency numbers on the wall. We staff both, and keep the register, the emergency bag and the expiry dates in order.',
    'Every nurse is registered with a state nursing council, and every paramedic holds a recognised diploma. You receive the registration numbers and can check them. All repeat basic life support training each year. In a hospital they work under your doctors’ written orders. In a medical room they give first aid, observe and call for help; it needs a doctor whom you appoint. Diagnosis and treatment are the doctor’s.',
  ],
  offerings: [
    'Registered nurses and nursing assistants',
    'Paramedics for medical rooms',
    'Ward attendants and ayahs',
    'Emergency response and first aid',
    'Porters, and attendants for your own ambulance',
    'Helpers for health camps led by your doctor',
    'First-aid training for your own staff',
  ],
  highlights: [
    {
      title: 'Nursing and emergency 24/7',
      text: `Sites under contract reach our duty desk at any hour, and their shifts change with a written handover. New enquiries: ${brand.workingHours}.`,
    },
    {
      title: 'Drilled every quarter',
      text: 'Each medical room rehearses a collapse and an evacuation every quarter, and writes down how long help took to reach the person.',
    },
  ],
  sample: paramedicSample,
  benefits: [
    'Council registration and police verification checked before joining',
    'A reliever of the same qualification for every absence',
    'Emergency bag and medicine register audited every month',
    'Every nurse, paramedic and attendant vaccinated against hepatitis B',
    'Biomedical waste of the medical room kept in the colours that the rules prescribe',
  ],
  faqs: [
    {
      question: 'Can you staff a hospital ward at short notice?',
      answer:
        'A few people can usually join from our reserve within two or three days. A full ward takes three to four weeks, because we first verify credentials and complete your infection-control induction.',
    },
    {
      question: 'Is someone on the premises at night?',
      answer:
        'Yes, where the contract includes round-the-clock duty. A nurse or paramedic is on the premises in every shift, and our duty desk has a second person on call in case two emergencies happen at once.',
    },
    {
      question: 'Do you replace an ambulance service?',
      answer:
        'No. In a life-threatening emergency we call 112 or 108 at once. Our people stay with the patient, clear the way from the gate to the lift and give the ambulance crew the vital signs in writing.',
    },
  ],
};

export const paramedicListing: PageListing = {
  menuLabel: 'Paramedic and Nursing',
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
    'medic, attendant, doctor, clinic, medical room, health, patient, injection, dressing, oxygen, CPR',
    'bimar, ilaj',
    'नर्स',
  ],
};
