import { visitPath } from '@site/brand/contact-links';
import { home } from './home.ts';

it('offers a visit from every slide', () => {
  for (const { button, secondButton } of home.hero)
    expect([button, secondButton]).toContainEqual({ label: 'Arrange a visit', path: visitPath });
});
