import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SearchHost } from './SearchHost.tsx';

jest.mock('./SearchDialog.tsx', () => {
  throw new Error('There is no connection.');
});

it('stays on the site when its code cannot come because the device is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderMenu(() => (
    <>
      <SearchButton />
      <SearchHost />
      <output>{useLocation().pathname}</output>
    </>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('/search')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).not.toHaveAttribute('data-waiting');
});
