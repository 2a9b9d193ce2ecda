import { services } from '../all-pages.ts';
import { wordsIn } from '../testing/words-of.ts';

describe('services', () => {
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
});
