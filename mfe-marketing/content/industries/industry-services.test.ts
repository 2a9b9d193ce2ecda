import { industries } from '../all-pages.ts';
import { serviceLine, serviceSlugsOf, servicesOf } from './industry-services.ts';

it.each(industries.map(({ slug, focus }) => [slug, focus] as const))(
  'lists services of %s, %s first',
  (slug, focus) => {
    const [first, ...further] = servicesOf(slug);
    expect(first).toBe(focus.toLowerCase());
    expect(further.length).toBeGreaterThanOrEqual(3);
  },
);

it('says them in one line', () => {
  expect(serviceLine('healthcare')).toBe(
    'Paramedic, nurses, ward attendants, housekeeping, pantry, electrical and plumbing',
  );
});

it('names the page of two services once', () => {
  expect(serviceSlugsOf('healthcare').filter((slug) => slug === 'paramedic-services')).toHaveLength(1);
});
