import { useLocation } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { home } from '../../content/home/home.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

jest.mock('./SheetDialog.tsx', () => {
  throw new Error('The chunk is lost.');
});

it('opens the page of the trade where the paper cannot be loaded', async () => {
  renderPage(HeroOrElsewhere, { path: '/' });
  fireEvent.click(screen.getByRole('link', { name: /^Sarita D\./ }));
  expect(await screen.findByText('At /house-keeping-services')).toBeVisible();
});

function HeroOrElsewhere() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{`At ${pathname}`}</p>
      {pathname === '/' && <HeroCarousel slides={home.hero} />}
    </>
  );
}
