import { services } from '../all-pages.ts';
import { textOf, wordsIn } from '../testing/words-of.ts';

describe('services', () => {
  it('stand at the nine addresses of the specification, in its order, and at any that were added', () => {
    const specified = [
      'house-keeping-services',
      'electrical-services',
      'plumbing-services',
      'horticulture-and-gardening-services',
      'management-of-departmental-stores',
      'pantry-services',
      'paramedic-services',
      'old-age-care-services',
      'event-organizing-services',
    ];
    expect(services.map(({ slug }) => slug).filter((slug) => specified.includes(slug))).toEqual(specified);
  });

  it.each(services.map((service) => [service.slug, service] as const))(
    '%s says enough and not too much',
    (_, service) => {
      const { lead, paragraphs, offerings, highlights, benefits, faqs } = service;
      const words = wordsIn({ lead, paragraphs, offerings, highlights, benefits, faqs });
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(600);
    },
  );

  it('has a card of two lines for each', () => {
    const summaries = services.map(({ summary }) => summary);
    expect(summaries.filter(({ length }) => length > 80)).toEqual([]);
  });

  it.each([
    ['paramedic-services', 'nursing and emergency cover 24/7'],
    ['plumbing-services', 'plumbing maintenance at least once a year'],
    ['management-of-departmental-stores', 'at least one year of retail experience'],
    ['pantry-services', 'at least one year of food service experience'],
  ])('%s states its claim', (slug, claim) => {
    expect(textOf(services.find((service) => service.slug === slug))).toContain(claim);
  });
});
