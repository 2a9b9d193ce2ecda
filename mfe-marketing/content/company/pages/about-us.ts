import { brand } from '@site/brand';
import surveyPicture from '../../../pictures/survey.webp';
import picture from '../../../pictures/training.webp';
import { hospitalSums, hospitals } from '../../industries/healthcare/served.ts';
import { capitalised, numbers } from '../../numbers.ts';
import type { PageListing } from '../../types.ts';
import { companyFigures } from '../company-figures.ts';
import { headOfNursing, leaders } from '../leaders.ts';
import type { CompanyContent, HeadedText } from '../types.ts';

const { foundingYear, services, cities, payDay } = numbers;

/** The texts of the page; the brochure takes some of them. */
export const companyTexts = {
  founding: {
    paragraphs: [
      `Founded in ${brand.address.city} in ${foundingYear}, ${brand.shortName} has kept other people’s buildings running for ${brand.companyYears}+ years.`,
    ],
  },
  services: {
    heading: `${capitalised(services)} services`,
    paragraphs: [
      `We clean, repair, plant and serve, provide nurses and paramedics, and run the small shop at the gate: ${services} services, separately or together under one contract. Our clients are housing societies, commercial towers, IT parks, hospitals, hotels, schools and event organisers, in ${brand.industries}+ industries. We supply no security guards and no doctors. Each site gets its own plan of posts, hours and tasks.`,
    ],
  },
  people: {
    heading: 'Our own people',
    paragraphs: [
      `We have ${brand.readyPeople}+ ready manpower on our rolls, relievers and reserve included. Before a first posting each person’s identity and address are checked, police verification is complete, a doctor has certified fitness and an instructor has trained them in their trade. Wages reach the bank by the ${payDay.word}, with EPF and ESIC.`,
    ],
  },
  contracts: {
    heading: 'How we take on work',
    paragraphs: [
      'We take on only as many buildings as we can supervise well, and we decline a contract when we cannot. If you are thinking of a change, invite us to walk through your premises. We will ask plenty of questions and tell you honestly whether we can help. You meet the supervisor who would run the site before you sign.',
    ],
  },
  leaders: {
    heading: 'Who leads the company',
    paragraphs: [
      `Hari Prakash Mathur, who founded the company, handed it to his son Anand in 2010. Our directors and operations managers together have ${brand.peopleYears}+ years of experience in facility management, hotels, hospitals and factories. That is the sum of their years, not the company’s age. Both directors give every client their phone number and spend one day a week on site. Lissy Thomas, a registered nurse and midwife, heads nursing and walks each hospital ward once a month.`,
    ],
  },
} satisfies Record<string, HeadedText>;

export const content: CompanyContent = {
  slug: 'about-us',
  name: 'About us',
  title: 'About Our Facility Management Company',
  description: `Who we are: a facility management and manpower company in ${brand.address.city}, ${brand.companyYears}+ years in business, with our own trained and verified people.`,
  updated: '2026-11-22',
  lead: 'We look after buildings, so that the people who live, work, study or recover in them can get on with their day.',
  illustration: {
    picture,
    alt: 'A miniature training room where an instructor in a sari shows three new colleagues how to mop a floor, and an electrician practises at an open board.',
  },
  // The other two figures are about clients, and are on the home page.
  figures: companyFigures.slice(0, 3),
  standing:
    'We are registered for tax, EPF and ESIC, and hold a contractor’s labour licence where a site needs one. The numbers come with your quotation. Before you rely on them, read “About this site”.',
  call: { title: 'Ask whether we suit your building', text: 'We walk through first, then give you an answer.' },
  bands: [
    {
      layout: 'statement',
      lead: companyTexts.founding,
      illustration: {
        picture: surveyPicture,
        alt: 'A miniature supervisor in a turban notes on his clipboard the damp patch that a woman in the lobby shows him.',
      },
      years: [
        { year: foundingYear, text: `Founded in ${brand.address.city}, with fourteen housekeepers` },
        { year: '2003', text: 'First electricians and plumbers of our own' },
        { year: '2010', text: 'Anand Mathur succeeds his father, the founder' },
        ...hospitals.map(({ kind, city, since }, index) => ({
          year: String(since),
          text:
            index === 0
              ? `First of the ${hospitalSums.count} hospitals we staff today, in ${city}`
              : `${capitalised(kind)} in ${city}`,
        })),
        { year: brand.countedOn.slice(-4), text: `${capitalised(services)} services in ${cities} cities` },
      ],
      texts: [companyTexts.services, companyTexts.people, companyTexts.contracts],
    },
    { layout: 'people', text: companyTexts.leaders, people: [leaders.director, leaders.associate, headOfNursing] },
  ],
};

export const listing: PageListing = {
  searchWords: [
    'about',
    'company',
    'history',
    'who we are',
    'facility management company',
    'manpower company',
    'parichay',
    'Noida',
    'experience, story, how long',
  ],
};
