import { brand } from '@site/brand';
import { companyPages } from './company/index.ts';
import { profiles } from './company/leadership.ts';
import { home } from './home.ts';
import { industries } from './industries/index.ts';
import { industriesPage } from './industries-page.ts';
import { legalPages } from './legal/index.ts';
import { services } from './services/index.ts';
import { servicesPage } from './services-page.ts';
import { testPage } from './test-page.ts';
import type { PageFacts, TextContent } from './types.ts';

const lists = [servicesPage, industriesPage, testPage];
const pages: PageFacts[] = [home, ...services, ...industries, ...companyPages, ...legalPages, ...lists];

describe('every page', () => {
  test.each(pages.map((page) => [page.name, page] as const))(
    '%s has a title and description that search engines show whole',
    (_, page) => {
      expect(page.title.length).toBeGreaterThanOrEqual(15);
      expect(page.title.length).toBeLessThanOrEqual(49);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(160);
    },
  );

  test.each(['slug', 'name', 'title', 'description'] as const)('shares its %s with no other', (fact) => {
    expect(repeated(pages.map((page) => page[fact]))).toEqual([]);
  });

  it('repeats no sentence of another page', () => {
    expect(repeated(pages.flatMap((page) => [...new Set(sentencesOf(page))]))).toEqual([]);
  });

  it('leaves no name of the specification unfilled', () => {
    expect(JSON.stringify([pages, profiles])).not.toMatch(/\{(product|phone)\}|undefined|lorem|todo/i);
  });

  it('is found by words of its own unless it is the test page', () => {
    expect(pages.filter((page) => page.searchWords.length < 7).map((page) => page.slug)).toEqual(['test']);
  });
});

describe('services', () => {
  it('stand at the nine addresses of the specification, in its order', () => {
    expect(services.map((service) => service.slug)).toEqual([
      'house-keeping-services',
      'electrical-services',
      'plumbing-services',
      'horticulture-and-gardening-services',
      'management-of-departmental-stores',
      'pantry-services',
      'paramedic-services',
      'old-age-care-services',
      'event-organizing-services',
    ]);
  });

  test.each(services.map((service) => [service.slug, service] as const))(
    '%s says enough and not too much',
    (_, service) => {
      const { lead, paragraphs, offerings, highlights, benefits, faqs } = service;
      const words = wordsIn({ lead, paragraphs, offerings, highlights, benefits, faqs });
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(600);
      expect(service.summary.length).toBeLessThanOrEqual(110);
    },
  );

  test.each([
    ['paramedic-services', 'nursing and emergency cover going 24/7'],
    ['plumbing-services', 'plumbing maintenance at least once a year'],
    ['management-of-departmental-stores', 'at least one year of retail experience'],
    ['pantry-services', 'at least one year of food service experience'],
  ])('%s states its claim', (slug, claim) => {
    expect(textOf(services.find((service) => service.slug === slug))).toContain(claim);
  });
});

describe('industries', () => {
  it('tell of the services that the specification pairs with them', () => {
    expect(industries.map(({ slug, focus }) => [slug, focus])).toEqual([
      ['commercials', 'Housekeeping'],
      ['corporate', 'Pantry'],
      ['residential', 'Paramedic'],
      ['healthcare', 'Paramedic'],
      ['education', 'Plumbing'],
      ['event', 'Manpower and housekeeping'],
    ]);
  });

  test.each(industries.map((industry) => [industry.slug, industry] as const))(
    '%s reads as a case study of one or two screens',
    (_, industry) => {
      const { lead, problem, solution, advantages, benefits, boxes } = industry;
      const words = wordsIn({ lead, problem, solution, advantages, benefits, boxes });
      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(500);
    },
  );

  test('education has five advantages and the named benefits and boxes', () => {
    expect(namedItems('education')).toEqual({
      advantages: 5,
      benefits: [
        'Energy efficiency',
        'Sustainable solutions',
        'Cost-effective',
        'Expertise and experience',
        'Peace of mind',
      ],
      boxes: ['Improved safety', 'Bespoke solutions', 'Scheduled maintenance'],
    });
  });

  test('event has three advantages and the named benefits and boxes', () => {
    expect(namedItems('event')).toEqual({
      advantages: 3,
      benefits: ['Wide range of skills and scalability', 'Event safety', 'Reputation management', 'Cost-effective'],
      boxes: ['Flexibility', 'Timesaving', 'Cost-effective'],
    });
  });

  it('show the waste box on education and event only', () => {
    expect(industries.filter((industry) => industry.hasWasteBox).map((industry) => industry.slug)).toEqual([
      'education',
      'event',
    ]);
  });
});

describe('company pages', () => {
  test.each(companyPages.map((page) => [page.slug, page] as const))('%s has something to say', (slug, page) => {
    const words = wordsIn([page.lead, page.sections, slug === 'our-leadership' ? profiles : []]);
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
  });

  test('about-us describes the company in five paragraphs', () => {
    expect(pageAt('about-us').sections.flatMap((section) => section.paragraphs)).toHaveLength(5);
  });

  test.each(['our-vision', `${brand.slug}-value`])('%s claims the years of the company', (slug) => {
    expect(textOf(pageAt(slug))).toContain(`${brand.companyYears}+ years`);
  });

  test('our-vision states vision, mission and principles', () => {
    const headings = pageAt('our-vision').sections.map((section) => section.heading);
    expect(headings).toEqual(expect.arrayContaining(['Our vision', 'Our mission', 'Our principles']));
  });

  test('the value page lists every service by its own name', () => {
    expect(pageAt(`${brand.slug}-value`).sections.at(-1)?.points).toEqual(services.map((service) => service.name));
  });

  test('our-approach speaks of its four subjects', () => {
    expect(pageAt('our-approach').sections.map((section) => section.heading)).toEqual([
      'Paramedic and medical services',
      'Effective operations',
      'Cost-effective operations',
      'Optimum use of resources',
    ]);
  });

  test('investors-relationship explains the rotation of working capital', () => {
    expect(textOf(pageAt('investors-relationship'))).toMatch(/national investor.*6-month working-capital rotation/s);
  });

  test('investors-relationship says how the investment helps growth', () => {
    const growth = pageAt('investors-relationship').sections.find(
      (section) => section.heading === 'How it helps us to grow',
    );
    expect(growth?.points?.length).toBeGreaterThanOrEqual(3);
  });

  test('two leaders are introduced', () => {
    expect(profiles.map((profile) => profile.role)).toEqual([
      'Managing Director',
      'Associate Director, Technical and Process',
    ]);
  });

  it('says whose years are meant wherever it counts them', () => {
    const claims = pages.flatMap(sentencesOf).filter((sentence) => sentence.includes(`${brand.peopleYears}+ years`));
    expect(claims.filter((claim) => !/people|combined|together/.test(claim))).toEqual([]);
  });
});

describe('legal pages', () => {
  test.each(legalPages.map((page) => [page.slug, page] as const))('%s is complete and reviewed', (_, page) => {
    expect(wordsIn(page.sections)).toBeGreaterThanOrEqual(500);
    expect(page.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(page.reviewed ?? '')).toBeLessThanOrEqual(Date.parse(page.updated));
  });

  test('the privacy policy names the Act and the grievance contact', () => {
    const text = textOf(pageAt('privacy-policy'));
    expect(text).toContain('Digital Personal Data Protection Act, 2023');
    expect(text).toContain(brand.registration.grievance.email);
  });
});

describe('home', () => {
  it('leads from three slides to contact, services and the company', () => {
    expect(home.hero.map((slide) => slide.button.path)).toEqual(['/contact', '/services', '/about-us']);
  });

  it('speaks in its slides of the service standard, of manpower across industries and of the next generation of leaders', () => {
    expect(home.hero.map((slide) => slide.headline)).toEqual([
      expect.stringMatching(/facility service standard/i),
      expect.stringMatching(/manpower services across industries/i),
      expect.stringMatching(/next-generation leadership/i),
    ]);
  });

  it('claims a ready manpower of 1000+', () => {
    expect(textOf(home)).toContain('ready manpower of 1000+');
  });

  it('counts to the numbers of the specification', () => {
    expect(home.counters.items.map((item) => [item.title, item.value, item.unit ?? '', item.seconds])).toEqual([
      ['Industries', 10, '+', 3],
      ['Professional Workers', 1000, '', 5],
      ['Combined Industry Experience', 50, '+', 7],
      ['Happy Customers', 20, '+', 9],
    ]);
  });

  it('draws both progress bars', () => {
    expect(home.about.progress).toEqual([
      { title: 'Combined Industry Experience (Years)', value: 50, percent: 77, seconds: 9 },
      { title: 'Manpower', value: 1000, unit: '+', percent: 90, seconds: 9 },
    ]);
  });

  it('names three customers and ten partners, each once', () => {
    expect(new Set(home.testimonials.voices.map((voice) => voice.name)).size).toBe(3);
    expect(new Set(home.partners.names).size).toBe(10);
  });
});

test('the four steps of the test page stand in order', () => {
  expect(testPage.steps.map((step) => step.title)).toEqual([
    'Select Country',
    'Choose Plan',
    'Make Payment',
    'Activate your eSIM',
  ]);
});

function pageAt(slug: string): TextContent {
  const found = [...companyPages, ...legalPages].find((page) => page.slug === slug);
  if (!found) throw new Error(`No company or legal page has the slug ${slug}.`);
  return found;
}

function namedItems(slug: string) {
  const found = industries.find((industry) => industry.slug === slug);
  return {
    advantages: found?.advantages.length,
    benefits: found?.benefits.map((benefit) => benefit.title),
    boxes: found?.boxes.map((box) => box.title),
  };
}

/** Every text in a value, pictures and search words apart: nobody reads those as sentences. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['illustration', 'searchWords', 'slug'].includes(key) ? [] : textsOf(inner),
  );
}

function textOf(value: unknown): string {
  return textsOf(value).join(' ');
}

function wordsIn(value: unknown): number {
  return textOf(value).split(/\s+/).length;
}

/** Those of more than five words; shorter ones may well occur twice. */
function sentencesOf(value: unknown): string[] {
  const sentences = textsOf(value).flatMap((text) => text.split(/(?<=[.!?:;])\s+/));
  return sentences.filter((sentence) => sentence.split(/\s+/).length > 5);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
