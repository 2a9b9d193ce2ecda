import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { loadLater } from './load-later.ts';

const Place = ({ name }: { name: string }) => <p>{`Map of ${name}`}</p>;
const Address = ({ name }: { name: string }) => <p>{`Address of ${name}`}</p>;

it.each([
  ['renders a component once its code has come', async () => Place, 'Map of Noida'],
  [
    'renders what stands in its place where its code cannot come',
    () => Promise.reject(new Error()),
    'Address of Noida',
  ],
])('%s', async (_what, load: () => Promise<ComponentType<{ name: string }>>, text) => {
  const Later = loadLater(load, Address);
  await act(async () => {
    render(
      <Suspense fallback="Soon">
        <Later name="Noida" />
      </Suspense>,
    );
  });
  expect(screen.getByText(text)).toBeVisible();
});
