import { brand } from '@site/brand';
import { indianNumber } from '@site/ui/indian-number';
import aboutPicture from '../../pictures/about.webp';
import { numbers } from '../numbers.ts';
import { partners, testimonials } from './customers.ts';
import type { HomeSectionsContent } from './types.ts';

/** What the home page shows below its opening: loaded with its code when that comes near the view (`LaterSections.tsx`). */
export const homeSections: HomeSectionsContent = {
  about: {
    eyebrow: 'About us',
    title: 'We take care of the building, so you can take care of your work',
    intro: `From our office in ${brand.address.city} we work across Delhi NCR, with people on our own rolls.`,
    text: `They are police-verified, insured against accidents at work and paid by the ${numbers.payDay.word} of the month.`,
    illustration: {
      picture: aboutPicture,
      alt: 'A miniature morning briefing where an engineer, a housekeeper and their colleagues stand round a table set with tea and a laptop.',
    },
    button: { label: 'More about us', path: '/about-us' },
    progress: [
      {
        title: 'Combined Industry Experience',
        unit: 'Years',
        value: brand.peopleYears,
        percent: 77,
        filled: 'in facility management',
        rest: 'in hotels, hospitals and factories',
        spoken: `${brand.peopleYears} years`,
      },
      {
        title: 'Manpower',
        unit: '+',
        value: brand.readyPeople,
        percent: numbers.postedPercent,
        filled: 'posted at clients’ sites',
        rest: 'our reserve',
        spoken: `${indianNumber(brand.readyPeople)} people`,
      },
    ],
  },
  services: {
    eyebrow: 'Services',
    title: 'What we can take off your list',
    intro: `Start with one service. Leave with ${numbers.notice.yours}.`,
    button: { label: 'All services', path: '/services' },
  },
  testimonials,
  partners,
  industries: {
    eyebrow: 'Industries',
    title: 'Six of the industries we serve',
    intro: 'Also hotels, factories, warehouses, shops and places of worship.',
    button: { label: 'All industries', path: '/industries' },
  },
  counters: {
    title: 'Our company in numbers',
    items: [
      { title: 'Industries', value: brand.industries, unit: '+', seconds: 3 },
      { title: 'Professional Workers', value: brand.readyPeople, seconds: 5 },
      { title: 'Combined Industry Experience', value: brand.peopleYears, unit: '+', seconds: 7 },
      { title: 'Happy Customers', value: brand.happyCustomers, unit: '+', seconds: 9 },
    ],
    note: `Counted on ${brand.countedOn}, rounded down. Experience is the combined years of our senior staff.`,
    more: { label: 'How we count', path: '/disclaimer#how-we-count' },
  },
};
