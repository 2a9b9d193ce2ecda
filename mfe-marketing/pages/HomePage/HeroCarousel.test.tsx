import { Link, useLocation } from '@site/host/router';
import { renderPage } from '@site/host/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { home } from '../../content/home/home.ts';
import type { Person } from '../../content/home/people.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

const mockLoad = jest.fn<Promise<unknown>, [Person]>();
jest.mock('./SheetDialog.tsx', () => ({
  SheetDialog: ({ person }: { person: Person }) => <p role="status">{`Sheet of ${person.label}`}</p>,
  loadSheetPage: (person: Person) => mockLoad(person),
}));

it('opens the sheet of the person who was pressed last, whichever arrives first', async () => {
  const { press, end } = openHero();
  await press(sarita);
  await press(imran);
  await end(imran, 'loaded');
  await end(sarita, 'loaded');
  expect(screen.getByRole('status')).toHaveTextContent('Sheet of Imran A.');
});

it('opens the page with the sheet where the sheet cannot be loaded', async () => {
  const { press, end } = openHero();
  await press(sarita);
  await end(sarita, 'failed');
  expect(await screen.findByText('At /house-keeping-services')).toBeVisible();
});

it('leaves a visitor alone who went to another page while the sheet was loading', async () => {
  const { press, end } = openHero();
  await press(sarita);
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('At /contact');
  await end(sarita, 'failed');
  expect(screen.getByText('At /contact')).toBeVisible();
});

const sarita = /^Sarita D\./;
const imran = /^Imran A\./;

/** The hero on its page. `end` ends all loads of a person's sheet. */
function openHero() {
  const loads: { person: Person; ends: Record<'loaded' | 'failed', (outcome?: unknown) => void> }[] = [];
  mockLoad.mockImplementation(
    (person) => new Promise((loaded, failed) => loads.push({ person, ends: { loaded, failed } })),
  );
  renderPage(HeroOrElsewhere, { path: '/' });
  return {
    async press(name: RegExp) {
      fireEvent.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(loads.some(({ person }) => name.test(person.label))).toBe(true));
    },
    end: (name: RegExp, how: 'loaded' | 'failed') =>
      act(async () => {
        for (const { person, ends } of loads) if (name.test(person.label)) ends[how]();
      }),
  };
}

function HeroOrElsewhere() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/contact">Elsewhere</Link>
      <p>{`At ${pathname}`}</p>
      {pathname === '/' && <HeroCarousel slides={home.hero} />}
    </>
  );
}
