import { brand } from '@site/brand';
import { legalPages } from '../all-pages.ts';
import { textOf } from '../testing/words-of.ts';
import { content as privacyPolicy } from './pages/privacy-policy.ts';

describe('legal pages', () => {
  it.each(legalPages.map((page) => [page.slug, page] as const))(
    '%s was reviewed before it was last changed',
    (_, page) => {
      expect(page.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(page.reviewed)).toBeLessThanOrEqual(Date.parse(page.updated));
    },
  );

  it('the privacy policy names the Act and the grievance contact', () => {
    const text = textOf(privacyPolicy);
    expect(text).toContain('Digital Personal Data Protection Act, 2023');
    expect(text).toContain(brand.registration.grievance.email);
  });
});
