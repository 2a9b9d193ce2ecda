import { industries, services } from './all-pages.ts';
import { industryServices, serviceNames, servicePagesOf } from './industry-services.ts';

test.each(industries.map(({ slug, focus }) => [slug, focus] as const))(
  'lists services of %s, %s first',
  (slug, focus) => {
    const [first, ...further] = industryServices[slug] ?? [];
    expect(first).toBe(focus.toLowerCase());
    expect(further.length).toBeGreaterThanOrEqual(3);
    expect(services.map(({ name }) => name)).toEqual(expect.arrayContaining(servicePagesOf(slug)));
  },
);

test('says them in one line', () => {
  expect(serviceNames('healthcare')).toBe(
    'Paramedic, nurses, ward attendants, housekeeping, pantry, electrical and plumbing',
  );
});

test('names the page of two services once', () => {
  expect(servicePagesOf('healthcare').filter((name) => name === 'Paramedic Services')).toHaveLength(1);
});
