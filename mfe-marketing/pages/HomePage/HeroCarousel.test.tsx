import { useLocation } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { home } from '../../content/home/home.ts';
import type { Person } from '../../content/home/people.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const mockDialog = { fails: false };
jest.mock('./SheetDialog.tsx', () => {
  if (mockDialog.fails) throw new Error('The chunk is lost.');
  return { SheetDialog: ({ person }: { person: Person }) => <p role="status">{`Paper of ${person.label}`}</p> };
});

afterEach(() => {
  mockDialog.fails = false;
});

// It comes first: a module that has loaded once does not fail again.
it('opens the page of the trade where the paper cannot be loaded', async () => {
  mockDialog.fails = true;
  openHero();
  press('Sarita D.');
  expect(await screen.findByText('At /house-keeping-services')).toBeVisible();
});

it('opens the paper of the person who was pressed last', async () => {
  openHero();
  press('Sarita D.');
  press('Suresh P.');
  expect(await screen.findByRole('status')).toHaveTextContent('Paper of Suresh P.');
});

function openHero() {
  renderPage(HeroOrElsewhere, { path: '/' });
}

function press(name: string) {
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
}

function HeroOrElsewhere() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{`At ${pathname}`}</p>
      {pathname === '/' && <HeroCarousel slides={home.hero} />}
    </>
  );
}
