import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { HtmlSnapshot } from './HtmlSnapshot.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  render(
    <>
      <ErrorBoundary fallback={() => <HtmlSnapshot selector="header" />}>
        <Bar />
      </ErrorBoundary>
      <main>The page</main>
    </>,
  );
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'plumber' } });
  fireEvent.click(screen.getByLabelText('I agree'));
});

it('leaves on the page what failed, as it stood, with what was typed and ticked', () => {
  fail();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveValue('plumber');
  expect(screen.getByLabelText('I agree')).toBeChecked();
  expect(screen.getByText('The page')).toBeInTheDocument();
});

it('leaves the header on the page where an extension has wrapped it in an element', () => {
  const header = screen.getByRole('banner');
  const wrapper = document.createElement('div');
  header.replaceWith(wrapper);
  wrapper.append(header);
  fail();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveValue('plumber');
});

function fail() {
  act(() => screen.getByRole('button').click());
}

function Bar() {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) throw new Error('The bar fails.');
  return (
    <header>
      <input aria-label="Search" />
      <input aria-label="I agree" type="checkbox" />
      <button type="button" onClick={() => setFailed(true)}>
        Fail
      </button>
    </header>
  );
}
