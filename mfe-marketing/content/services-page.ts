import { brand } from '@site/brand';
import type { PageListing, ServicesPageContent } from './types.ts';

export const servicesPage: ServicesPageContent = {
  slug: 'services',
  name: 'Services',
  title: 'Our Facility and Manpower Services',
  description:
    'Nine services for buildings and the people in them: cleaning, electricity, water, gardens, stores, pantry, elder care, events and paramedics.',
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
  ],
  updated: '2026-11-20',
  lead: 'Each of these services can be ordered singly. Together they share one supervisor, one calendar and one invoice.',
  paragraphs: [
    'Some of our clients began with two housekeepers and today leave the entire estate to us; others have called for nothing but a mali for years and are just as welcome. What you choose, we survey first, and the plan that follows names people, hours and materials.',
    'Technical work is led by qualified supervisors, and work with people by those who have done it with their own hands. Where two services meet, as plumbing and housekeeping do in any washroom, the teams are briefed together so that no task falls between them.',
    'Not sure which trade your trouble belongs to? Describe it in your own words, and we shall find out whose hands it needs.',
  ],
  highlighted: {
    slug: 'paramedic-services',
    title: 'Paramedic Services',
    text: 'For places where a minute matters: nurses, paramedics and ward attendants, day and night.',
  },
  call: {
    title: 'Rather talk than read?',
    text: `Our desk answers ${brand.workingHours}, and an engineer or supervisor rings back where one is needed.`,
  },
  button: { label: 'Discover More', path: '/contact' },
};

export const servicesPageListing: PageListing = {
  order: 3,
  everydayWords: [
    'facility management, manpower, staff, workers, labour, helper, outsourcing, AMC, repair, security guard, watchman, driver, pest control',
    'chowkidar, majdoor, naukar',
    'सेवा',
  ],
};
