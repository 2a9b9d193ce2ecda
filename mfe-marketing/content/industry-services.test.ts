import { industries } from './industries/index.ts';
import { industryServices } from './industry-services.ts';
import { services } from './services/index.ts';

test.each(industries.map(({ slug, focus }) => [slug, focus] as const))(
  'lists services of %s, %s first',
  (slug, focus) => {
    const [first, ...further] = (industryServices[slug] ?? '').replace(/ and (?=[^,]+$)/, ', ').split(', ');
    expect(first).toBe(focus);
    expect(further.length).toBeGreaterThanOrEqual(3);
    for (const one of further) expect(services.filter(({ name }) => name.toLowerCase().includes(one))).toHaveLength(1);
  },
);
