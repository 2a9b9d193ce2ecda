import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import buildingPicture from '@site/pictures/masters/hero-building.webp';
import callPicture from '../../pictures/call-to-action.webp';
import leadershipPicture from '../../pictures/hero-leadership.webp';
import manpowerPicture from '../../pictures/hero-manpower.webp';
import { penalties } from '../how-we-work/penalties.ts';
import { proofs } from '../how-we-work/proofs.ts';
import { numbers } from '../numbers.ts';
import type { PageListing } from '../types.ts';
import type { HomeContent } from './types.ts';

/** The first view of the home page, and the band at its end. */
export const home: HomeContent = {
  slug: '',
  name: 'Home',
  title: 'Facility Management Services in Noida',
  description: `Housekeeping, repairs, gardens, pantry and medical staff for societies, offices, hospitals and schools in Noida and Delhi NCR, from ${brand.shortName}.`,
  updated: '2026-11-22',
  heading: `${brand.name} in ${brand.address.city} and Delhi NCR`,
  hero: [
    {
      headline: 'A facility service standard you can inspect',
      text: 'Housekeeping, repairs, gardens, pantry and nursing for societies, offices, hospitals and campuses in Noida and Delhi NCR.',
      button: { label: 'Arrange a visit', path: visitPath },
      secondButton: { label: 'See how we work', path: '/our-approach' },
      proof: [`${brand.companyYears}+ years in business`, 'First visit free', `Reply within ${numbers.replyWithin}`],
      illustration: {
        picture: buildingPicture,
        alt: 'A miniature apartment house on a bright morning, with people sweeping the forecourt, a plumber at the pump, an electrician on a ladder and a gardener on the lawn.',
      },
    },
    {
      headline: 'Manpower services across industries',
      text: 'Housekeepers, technicians, gardeners, stewards and nurses on our own rolls, for a single post or a whole campus.',
      button: { label: 'Explore our services', path: '/services' },
      secondButton: { label: 'Arrange a visit', path: visitPath },
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
      secondButton: { label: 'Arrange a visit', path: visitPath },
      proof: ['A director at every first survey', 'Both directors’ phone numbers for every client'],
      illustration: {
        picture: leadershipPicture,
        alt: 'A miniature office at night where six young colleagues gather round a table with laptops and plans under warm hanging lamps.',
      },
    },
  ],
  blurbs: [
    {
      title: 'No post left empty',
      text: `A trained reliever is at an empty post within ${numbers.relieverMinutes} minutes. A shift that nobody filled is not billed.`,
      proof: proofs.reliever,
    },
    {
      title: 'Work you can verify',
      text: 'Signed rounds, dated photographs and meter readings show what was done, and what was not.',
    },
    {
      title: 'We pay if we are late',
      text: `Each time we are late, ₹${penalties.lateCall} comes off that month’s service charge. Our duty desk answers clients 24/7.`,
      proof: proofs.lateCall,
    },
  ],
  callToAction: {
    title: 'Let us walk through your building together',
    text: 'The first visit is free: an hour for an office, a day for a hospital. You keep the notes.',
    button: { label: 'Arrange a visit', path: visitPath },
    illustration: {
      picture: callPicture,
      alt: 'A miniature helpdesk under a striped awning, where a woman in a headset waves to a visitor and a ginger cat sleeps on a bench.',
    },
  },
};

export const homeListing: PageListing = {
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
};
