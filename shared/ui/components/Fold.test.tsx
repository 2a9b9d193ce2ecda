import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold.tsx';

it('leaves an open item open when another one is opened', async () => {
  render(
    <>
      <Fold title="How fast does somebody come?" level={3} when="always" isOpen>
        Within ninety minutes.
      </Fold>
      <Fold title="Who pays for parts?" level={3} when="always">
        You do.
      </Fold>
    </>,
  );
  expect(screen.getByText('Within ninety minutes.')).toBeVisible();
  expect(screen.getByText('You do.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Who pays for parts?' }));
  expect(screen.getByText('Within ninety minutes.')).toBeVisible();
  expect(screen.getByText('You do.')).toBeVisible();
});

it('keeps its heading and its content where it folds on phones only, below a row that starts closed', () => {
  const { container } = render(
    <Fold title="Zones" hint="One to three">
      Three of them.
    </Fold>,
  );
  expect(screen.getByRole('heading', { name: 'Zones', level: 2 })).toBeVisible();
  expect(screen.getByText('Three of them.')).toBeVisible();
  expect(container.querySelector('summary')).toHaveTextContent('Zones One to three');
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});
