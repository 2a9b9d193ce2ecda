import { brand } from '@site/brand';
import callPicture from '@site/pictures/masters/call-to-action.webp';
import buildingPicture from '@site/pictures/masters/hero-building.webp';
import { withSeparator } from '@site/ui/with-separator';
import aboutPicture from '../pictures/about.webp';
import leadershipPicture from '../pictures/hero-leadership.webp';
import manpowerPicture from '../pictures/hero-manpower.webp';
import { partners, testimonials } from './customers.ts';
import type { HomeContent } from './home-types.ts';

export const home: HomeContent = {
  slug: '',
  name: 'Home',
  title: 'Facility Management Services in Noida',
  description: `${brand.name}: housekeeping, repairs, gardens, pantry and care for societies, offices, hospitals and schools, from one team in ${brand.address.city}.`,
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
  updated: '2026-11-20',
  hero: [
    {
      headline: 'A facility service standard you can walk through',
      text: `Housekeeping, repairs, gardens and care for societies, offices and hospitals in ${brand.address.city} and the NCR.`,
      button: { label: 'Arrange a visit', path: '/contact' },
      secondButton: { label: 'See our services', path: '/services' },
      proof: `${brand.companyYears}+ years in business, with an office you can walk into`,
      illustration: {
        picture: buildingPicture,
        alt: 'A miniature apartment house on a bright morning, with people sweeping the forecourt, a guard at the barrier, an electrician on a ladder and a gardener on the lawn.',
      },
    },
    {
      headline: 'Manpower services across industries',
      text: `A ready manpower of ${brand.readyPeople}+ trained and verified people, for a single post or a whole campus.`,
      button: { label: 'Explore', path: '/services' },
      secondButton: { label: 'Arrange a visit', path: '/contact' },
      proof: 'A trained reliever stands behind every post',
      illustration: {
        picture: manpowerPicture,
        alt: 'A miniature group of twelve colleagues in a sunny yard, from guard, electrician and nurse to gardener, cook and housekeepers, standing in two rows.',
      },
    },
    {
      headline: 'Next-generation leadership for old trades',
      text: 'Directors who know the plant room by smell and the dashboard by heart.',
      button: { label: 'Discover', path: '/about-us' },
      secondButton: { label: 'Meet our leaders', path: '/our-leadership' },
      proof: 'Both directors spend a day a week on site',
      illustration: {
        picture: leadershipPicture,
        alt: 'A miniature office at night where six young colleagues gather round a table with laptops and plans under warm hanging lamps.',
      },
    },
  ],
  blurbs: [
    {
      title: 'Posts that are filled',
      text: 'Behind each team stands a trained reliever, so an absence at six is somebody else’s good morning by seven.',
    },
    {
      title: 'Work you can verify',
      text: 'Signed rounds, dated photographs and meter readings tell you what was done, and what was not.',
    },
    {
      title: 'One number to call',
      text: `From a dripping tap to a conference of a thousand, ${brand.phone.display} reaches a person who can decide.`,
    },
  ],
  about: {
    eyebrow: 'About us',
    title: 'We take care of the building, so you can take care of your work',
    intro: `A company of ${brand.companyYears}+ years, with its office in ${brand.address.city} and its people all over the region.`,
    paragraphs: [
      'Nobody founds a school in order to mend pumps or opens a hospital for the pleasure of buying floor polish. These things must be right all the same, each day, before the first pupil or patient comes in. That part is our profession.',
      `Our people bring ${brand.peopleYears}+ years of combined experience to it, and a plain way of talking. You will meet the supervisor before you sign, know the reliever’s name before you need one, and read the month’s report without a dictionary.`,
    ],
    illustration: {
      picture: aboutPicture,
      alt: 'A miniature morning briefing where an engineer, a housekeeper, a guard and their colleagues stand round a table set with tea and a laptop.',
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
    intro: 'Choose one service to begin with; most clients add the second after seeing the first for a season.',
    button: { label: 'See all services', path: '/services' },
  },
  testimonials,
  partners,
  industries: {
    eyebrow: 'Industries',
    title: 'Different doors, different needs',
    intro: 'A ward, a hostel and a food court have little in common but the wish that everything works.',
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
    title: 'Shall we walk through your building together?',
    text: 'An hour on site tells us more than ten e-mails. You keep the notes whether or not you hire us.',
    button: { label: 'Arrange a visit', path: '/contact' },
    illustration: {
      picture: callPicture,
      alt: 'A miniature helpdesk under a striped awning, where a woman in a headset waves to a visitor and a ginger cat sleeps on a bench.',
    },
  },
};
