import { render } from '@testing-library/react';
import { Marked } from './Marked.tsx';

it('marks matches in any case, spelling and form', () => {
  expect(marksIn('Tall buildings: a Talll building', ['tal', 'build'])).toEqual([
    'Tall',
    'buildings',
    'Talll',
    'building',
  ]);
});

it('ignores words that only contain a match', () => {
  expect(marksIn('Waterproof and water', ['water'])).toEqual(['water']);
});

it('shows HTML as plain text', () => {
  const { container } = render(<Marked text={'<img src=x onerror="alert(1)"> & more'} words={['img']} />);
  expect(container).toHaveTextContent('<img src=x onerror="alert(1)"> & more');
  expect(container.querySelector('img')).toBeNull();
});

function marksIn(text: string, words: string[]): (string | null)[] {
  const { container } = render(<Marked text={text} words={words} />);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
}
