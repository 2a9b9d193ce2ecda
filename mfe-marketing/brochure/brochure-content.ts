import { brand } from '@site/brand';
import { industries, services } from '../content/all-pages.ts';
import { companyFigures } from '../content/company/company-figures.ts';
import { content as aboutUs, companyTexts } from '../content/company/pages/about-us.ts';
import { content as ourApproach } from '../content/company/pages/our-approach.ts';
import { home } from '../content/home/home.ts';
import { homeSections } from '../content/home/home-sections.ts';
import type { HomeContent } from '../content/home/types.ts';
import { response } from '../content/how-we-work/response.ts';
import { industriesPage } from '../content/industries/industries-page.ts';
import { capitalised, inWords, numbers } from '../content/numbers.ts';
import { noidaWages } from '../content/services/prices.ts';
import { gst } from '../content/services/rates.ts';
import { servicesPage } from '../content/services/services-page.ts';
import type { Illustration, TableContent } from '../content/types.ts';
import { fromPrice } from '../data/estimate.ts';
import { officeMap, officeWays } from './reach-content.ts';

// Without the text on the services, which have a sheet of their own.
const { founding, people, contracts, leaders } = companyTexts;

/** The content of the brochure, taken from the pages: a change there requires a new brochure (`brochure.documents.test.ts`). */
export const brochureContent = {
  title: `${brand.name}: brochure`,
  cover: { name: brand.name, tagline: brand.tagline, text: home.description, illustration: coverPicture(home) },
  company: {
    title: aboutUs.name,
    lead: aboutUs.lead,
    paragraphs: [founding, people, contracts, leaders].flatMap(({ paragraphs }) => paragraphs),
    illustration: homeSections.about.illustration,
    numbers: companyFigures,
  },
  services: {
    title: `${capitalised(numbers.services)} ${servicesPage.name.toLowerCase()}`,
    lead: servicesPage.lead,
    items: services.map(({ name, summary, offerings, closeUp }) => ({
      name,
      summary,
      points: offerings.slice(0, 2),
      illustration: closeUp,
    })),
  },
  industries: {
    title: `${capitalised(inWords(industries.length))} ${industriesPage.name.toLowerCase()}`,
    lead: industriesPage.lead,
    items: industries.map(({ name, focus, summary, advantages, illustration }) => ({
      name,
      focus,
      summary,
      points: advantages.slice(0, 3),
      illustration,
    })),
  },
  approach: {
    title: ourApproach.name,
    lead: ourApproach.lead,
    illustration: ourApproach.illustration,
    sections: ourApproach.subjects.items.map(({ heading, answer, details }) => ({
      heading,
      paragraphs: [answer, details],
    })),
  },
  promise: {
    title: 'Prices and response times',
    lead: `Prices include ${gst}. Response times and sums go into your agreement.`,
    prices: {
      caption: 'What each service costs at least',
      head: ['Service', 'From'],
      rows: services.map(({ name, price }) => ({
        name,
        cells: [fromPrice(price)],
      })),
      note: `${noidaWages} Your quotation comes after a free visit, with every line.`,
    } satisfies TableContent,
    times: { caption: response.caption, head: response.head, rows: response.rows },
    late: { title: response.noteTitle, text: response.note },
  },
  reach: {
    title: 'How to reach us',
    lead: home.callToAction.text,
    phone: brand.phone,
    ways: [
      { term: 'Email', text: brand.email, href: `mailto:${brand.email}` },
      { term: 'Looking for work', text: brand.careersEmail, href: `mailto:${brand.careersEmail}` },
      ...officeWays,
    ],
    registration: brand.registration,
    illustration: officeMap,
  },
};

export type BrochureContent = typeof brochureContent;

function coverPicture({ hero }: HomeContent): Illustration {
  const [first] = hero;
  if (!first) throw new Error('The cover shows the picture of the first slide of the home page, which has none.');
  return first.illustration;
}
