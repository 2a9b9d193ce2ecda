import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { testPage } from '../content/test-page.ts';
import { CarouselTestPage } from './CarouselTestPage.tsx';

describe('CarouselTestPage', () => {
  it('shows the four steps in their order', () => {
    renderPage(CarouselTestPage, { path: '/test', data: testPage });
    const carousel = within(screen.getByRole('region', { name: 'Four steps' }));
    expect(carousel.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Select Country',
      'Choose Plan',
      'Make Payment',
      'Activate your eSIM',
    ]);
  });
});
