import { renderPage } from '@site/host/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { home } from '../../content/home/home.ts';
import type { Person } from '../../content/home/people.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

jest.mock('./SheetDialog.tsx', () => ({
  SheetDialog: ({ person }: { person: Person }) => <p role="status">{`Paper of ${person.label}`}</p>,
}));

it('opens the paper of the person who was pressed last', async () => {
  openHero();
  press('Sarita D.');
  press('Suresh P.');
  expect(await screen.findByRole('status')).toHaveTextContent('Paper of Suresh P.');
});

it('opens the paper of the person whom the address names, as a result of the search does', async () => {
  openHero('/#mahesh');
  expect(await screen.findByRole('status')).toHaveTextContent('Paper of Mahesh T.');
});

function openHero(path = '/') {
  renderPage(() => <HeroCarousel slides={home.hero} />, { path });
}

function press(name: string) {
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
}
