import { brand } from '@site/brand';
import buildingPicture from '@site/pictures/masters/hero-building.webp';
import { withSeparator } from '@site/ui/with-separator';
import aboutPicture from '../pictures/about.webp';
import callPicture from '../pictures/call-to-action.webp';
import leadershipPicture from '../pictures/hero-leadership.webp';
import manpowerPicture from '../pictures/hero-manpower.webp';
import { partners, testimonials } from './customers.ts';
import type { HomeContent } from './home-types.ts';

export const home: HomeContent = {
  slug: '',
  name: 'Home',
  title: 'Facility Management Services in Noida',
  description: `Housekeeping, repairs, gardens, pantry and medical staff for societies, offices, hospitals and schools in Noida and Delhi NCR, from ${brand.shortName}.`,
  searchWords: [
    'home',
    'facility management',
    'manpower',
    'building maintenance',
    'facility services',
    'Noida',
    'NCR',
    brand.shortName,
  ],
  updated: '2026-11-22',
  hero: [
    {
      headline: 'A facility service standard you can inspect',
      text: 'Housekeeping, repairs, gardens, pantry and paramedics for societies, offices, hospitals and campuses in Noida and Delhi NCR.',
      button: { label: 'Arrange a visit', path: '/contact' },
      secondButton: { label: 'See how we work', path: '/our-approach' },
      proof: [`${brand.companyYears}+ years in business`, 'First visit free', 'Reply within one working day'],
      illustration: {
        picture: buildingPicture,
        alt: 'A miniature apartment house on a bright morning, with people sweeping the forecourt, a plumber at the pump, an electrician on a ladder and a gardener on the lawn.',
      },
    },
    {
      headline: 'Manpower services across industries',
      text: 'Housekeepers, technicians, gardeners, stewards and nurses on our own rolls, for a single post or a whole campus.',
      button: { label: 'Explore our services', path: '/services' },
      secondButton: { label: 'Arrange a visit', path: '/contact' },
      proof: ['Police-verified', 'Trained before the first posting', 'A reliever for every team'],
      illustration: {
        picture: manpowerPicture,
        alt: 'A miniature group of twelve colleagues in a sunny yard, from electrician and nurse to gardener, cook and housekeepers, standing in two rows.',
      },
    },
    {
      headline: 'Next-generation leadership for old trades',
      text: 'A former hotel supervisor and an electrical engineer lead the company. Both are on site every week.',
      button: { label: 'Discover our company', path: '/about-us' },
      secondButton: { label: 'Arrange a visit', path: '/contact' },
      proof: ['A director at every first survey', 'Both directors’ phone numbers for every client'],
      illustration: {
        picture: leadershipPicture,
        alt: 'A miniature office at night where six young colleagues gather round a table with laptops and plans under warm hanging lamps.',
      },
    },
  ],
  blurbs: [
    {
      title: 'Posts that are filled',
      text: 'Every team has a trained reliever, who takes over an empty post within 60 minutes. A shift that stays open is not billed.',
    },
    {
      title: 'Work you can verify',
      text: 'Signed rounds, dated photographs and meter readings show what was done, and what was not.',
    },
    {
      title: 'One number to call',
      text: 'Clients under contract reach our duty desk 24/7. We answer new enquiries in office hours, Monday to Saturday.',
    },
  ],
  about: {
    eyebrow: 'About us',
    title: 'We take care of the building, so you can take care of your work',
    intro: `Our office is in ${brand.address.city}. Our people work across Delhi NCR.`,
    paragraphs: [
      'Our people are on our own rolls: police-verified, insured against accidents at work and paid by the seventh of the month.',
      'You meet the supervisor before you sign. A report each month lists attendance, faults, repairs and what is still open.',
    ],
    illustration: {
      picture: aboutPicture,
      alt: 'A miniature morning briefing where an engineer, a housekeeper and their colleagues stand round a table set with tea and a laptop.',
    },
    button: { label: 'More about us', path: '/about-us' },
    progress: [
      {
        title: 'Combined Industry Experience (Years)',
        value: brand.peopleYears,
        percent: 77,
        filled: 'in facility management',
        rest: 'in hotels, hospitals and factories',
        spoken: `more than ${brand.peopleYears} years`,
        seconds: 9,
      },
      {
        title: 'Manpower',
        value: brand.readyPeople,
        unit: '+',
        percent: 90,
        filled: 'posted at clients’ sites',
        rest: 'our reserve',
        spoken: `more than ${withSeparator(brand.readyPeople)} people`,
        seconds: 9,
      },
    ],
  },
  services: {
    eyebrow: 'Services',
    title: 'What we can take off your list',
    intro: 'Start with one service; thirty days’ notice ends the contract.',
    button: { label: 'See all services', path: '/services' },
  },
  testimonials,
  partners,
  industries: {
    eyebrow: 'Industries',
    title: 'Six of the industries we serve',
    intro: 'The others are hotels, factories, warehouses, shops and places of worship.',
    button: { label: 'See all industries', path: '/industries' },
  },
  counters: {
    title: 'Our company in numbers',
    items: [
      { title: 'Industries', value: brand.industries, unit: '+', seconds: 3 },
      { title: 'Professional Workers', value: brand.readyPeople, seconds: 5 },
      { title: 'Combined Industry Experience', value: brand.peopleYears, unit: '+', seconds: 7 },
      { title: 'Happy Customers', value: brand.happyCustomers, unit: '+', seconds: 9 },
    ],
    note: `Counted on ${brand.countedOn}, rounded down. Experience in years, our senior people together.`,
    more: { label: 'How we count', path: '/disclaimer#how-we-count' },
  },
  callToAction: {
    title: 'Let us walk through your building together',
    text: 'The first visit is free: an hour for an office, a day for a hospital. You keep the notes.',
    button: { label: 'Arrange a visit', path: '/contact' },
    illustration: {
      picture: callPicture,
      alt: 'A miniature helpdesk under a striped awning, where a woman in a headset waves to a visitor and a ginger cat sleeps on a bench.',
    },
  },
};
