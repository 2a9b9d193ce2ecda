import { brand } from '@site/brand';
import picture from '../../pictures/hero-manpower.webp';
import { capitalised, numbers } from '../numbers.ts';
import type { PageListing } from '../types.ts';
import type { ServicesPageContent } from './types.ts';

export const servicesPage: ServicesPageContent = {
  slug: 'services',
  name: 'Services',
  title: 'Our Facility and Manpower Services',
  description:
    'Nine services for buildings and the people in them: cleaning, electricity, water, gardens, stores, pantry, elder care, events and paramedics.',
  updated: '2026-11-22',
  illustration: {
    picture,
    alt: 'A miniature depot yard where people of twelve trades stand in two rows, among them a gardener, an electrician, a nurse and a cook.',
  },
  lead: `${capitalised(numbers.services)} services for buildings and the people who use them. Each service is available on its own; together they have one supervisor, one calendar and one invoice.`,
  closingTitle: `One service or all ${numbers.services}`,
  paragraphs: [
    'You can begin with two housekeepers or a mali and add services later. Whatever you choose, we survey first, and the plan that follows names people, hours and materials.',
    'Technical work is led by qualified supervisors, and people are supervised by those who have done the work themselves. Where two services meet, as plumbing and housekeeping do in any washroom, we brief the teams together so that no task is left out.',
    'Not sure which trade you need? Describe the problem in your own words, and we will tell you.',
  ],
  highlighted: {
    slug: 'paramedic-services',
    title: 'Paramedic Services',
    text: 'Nurses, paramedics and ward attendants for hospitals, societies and workplaces, day and night at sites under contract. Ambulances come from 112, 108 or the client’s hospital.',
  },
  call: {
    title: 'Prefer to talk?',
    text: `Our office answers new enquiries ${brand.workingHours}, and a supervisor calls you back. Sites under contract reach our duty desk 24/7.`,
  },
  button: { label: 'Discover more', path: '/contact' },
  buttonLeadsTo: 'Where our office is, what to tell us, and what happens next.',
};

export const servicesPageListing: PageListing = {
  searchWords: [
    'services',
    'all services',
    'facility services',
    'manpower services',
    'sewa',
    'seva',
    'kaam',
    'maintenance',
    'soft services',
    'technical services',
    'facility management, manpower, staff, workers, labour, helper, outsourcing, AMC, repair',
    'majdoor, naukar',
    'सेवा',
  ],
};
