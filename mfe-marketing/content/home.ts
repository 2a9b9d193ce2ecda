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
  updated: '2026-11-21',
  hero: [
    {
      headline: 'A facility service standard you can walk through',
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
      proof: ['Police record checked', 'Trained before the first posting', 'A reliever for every team'],
      illustration: {
        picture: manpowerPicture,
        alt: 'A miniature group of twelve colleagues in a sunny yard, from electrician and nurse to gardener, cook and housekeepers, standing in two rows.',
      },
    },
    {
      headline: 'Next-generation leadership for old trades',
      text: 'Directors who are as much at home in the plant room as with the numbers, and on site every week.',
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
      text: 'Every team has a trained reliever, so a post that is empty at six is filled by seven; a shift that stays open is not billed.',
    },
    {
      title: 'Work you can verify',
      text: 'Signed rounds, dated photographs and meter readings tell you what was done, and what was not.',
    },
    {
      title: 'One number to call',
      text: 'Clients under contract reach our duty desk 24/7. New enquiries are answered in office hours, Monday to Saturday.',
    },
  ],
  about: {
    eyebrow: 'About us',
    title: 'We take care of the building, so you can take care of your work',
    intro: `Our office is in ${brand.address.city}. Our people work across Delhi NCR.`,
    paragraphs: [
      'Nobody opens a school to mend pumps, or a hospital to buy floor polish. Yet the water and the floors must be right every day before the first pupil or patient arrives. That is our work.',
      'You meet the supervisor before you sign, and you know the reliever’s name before you need one. Every month you get a short report in plain English: attendance, faults, what was repaired and what is still open.',
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
        spoken: `${brand.peopleYears} years`,
        seconds: 9,
      },
      {
        title: 'Manpower',
        value: brand.readyPeople,
        unit: '+',
        percent: 90,
        spoken: `more than ${withSeparator(brand.readyPeople)} people`,
        seconds: 9,
      },
    ],
  },
  services: {
    eyebrow: 'Services',
    title: 'What we can take off your list',
    intro: 'Start with one service. Most clients add a second within a few months.',
    button: { label: 'See all services', path: '/services' },
  },
  testimonials,
  partners,
  industries: {
    eyebrow: 'Industries',
    title: 'Every kind of building',
    intro: 'A ward, a hostel and a food court have one need in common: everything must work.',
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
  },
  callToAction: {
    title: 'Let us walk through your building together',
    text: 'An hour on site tells us more than ten emails. You keep the notes whether or not you hire us.',
    button: { label: 'Arrange a visit', path: '/contact' },
    illustration: {
      picture: callPicture,
      alt: 'A miniature helpdesk under a striped awning, where a woman in a headset waves to a visitor and a ginger cat sleeps on a bench.',
    },
  },
};
