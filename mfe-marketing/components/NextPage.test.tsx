import { renderPage, sampleRoute } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { NextPage } from './NextPage.tsx';

describe('NextPage', () => {
  it('leads to the next page of the group, by the menu order', () => {
    openAt('/first');
    expect(screen.getByRole('link', { name: /second/i })).toHaveAttribute('href', '/second');
  });

  it('links the last page to the first', () => {
    openAt('/second');
    expect(screen.getByRole('link', { name: /first/i })).toHaveAttribute('href', '/first');
  });

  it('shows nothing on pages outside the group', () => {
    openAt('/elsewhere');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

function openAt(path: string) {
  return renderPage(() => <NextPage group="about" />, {
    path,
    shell: { routes: [route('/second', 2), route('/first', 1)] },
  });
}

function route(path: string, order: number) {
  return sampleRoute(path, { menus: [{ group: 'about', order, label: path.slice(1) }] });
}
