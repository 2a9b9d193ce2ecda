import { AssetBase } from '@site/host/shell-api';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const room = { stem: 'pictures/room', widths: [400, 800], width: 1200, height: 900, colour: '#d9e6df' };

function show(stem = room.stem, isEager = false) {
  return render(
    <AssetBase value="/_/marketing/1.0.0/">
      <Picture picture={{ ...room, stem }} alt="A miniature room" sizes="50vw" isEager={isEager} />
    </AssetBase>,
  );
}

it('takes files from the part showing it', () => {
  const { container } = show();
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/_/marketing/1.0.0/pictures/room-400.avif 400w, /_/marketing/1.0.0/pictures/room-800.avif 800w',
  );
});

it('takes a stem that starts with a slash as an address on this site', () => {
  show('/uploads/garden');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/uploads/garden-800.webp');
});

it('keeps its place while loading lazily', () => {
  show();
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '900');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('loads the picture of the first view at once and first', () => {
  show(room.stem, true);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

it('shows a file of unknown size as it is', () => {
  render(<Picture picture={{ address: 'https://api.example/uploads/a.jpg' }} alt="A tank" sizes="50vw" isEager />);
  const picture = screen.getByRole('img', { name: 'A tank' });
  expect(picture).toHaveAttribute('src', 'https://api.example/uploads/a.jpg');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  for (const name of ['srcset', 'sizes', 'width', 'height']) expect(picture).not.toHaveAttribute(name);
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'A tank' }).tagName).toBe('svg');
});
