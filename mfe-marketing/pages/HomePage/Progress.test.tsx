import { render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

it('tells screen readers what it measures and its value in words, and what both parts of its bar stand for', () => {
  render(
    <Progress
      title="Combined Industry Experience (Years)"
      value={50}
      percent={77}
      filled="in offices"
      rest="elsewhere"
      spoken="50 years"
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Combined Industry Experience (Years)' });
  expect(meter).toHaveAttribute('aria-valuetext', '50 years');
  expect(meter).toHaveTextContent('50 years');
  expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual(['77% in offices', '23% elsewhere']);
});

it('shows its value in words, true for every number it counts through', () => {
  render(
    <Progress
      title="Manpower"
      value={1000}
      percent={90}
      filled="posted"
      rest="in reserve"
      spoken="more than 1,000 people"
      seconds={9}
    />,
  );
  const shown = screen.getByRole('strong');
  expect(shown).toHaveTextContent(/^more than .* people$/);
  expect(shown.querySelector('[data-part="shown"]')).toHaveTextContent(/^1,000$/);
});

it('sizes the bar to its stated value', () => {
  const { container } = render(
    <Progress
      title="Manpower (+)"
      value={1000}
      percent={90}
      filled="posted"
      rest="in reserve"
      spoken="1,000 people and more"
    />,
  );
  expect(container.querySelector('[data-part="fill"]')).toHaveAttribute('width', '90%');
});

it('has its number in text immediately', () => {
  render(
    <Progress
      title="Manpower (+)"
      value={1000}
      percent={90}
      filled="posted"
      rest="in reserve"
      spoken="1,000 people and more"
      seconds={9}
    />,
  );
  expect(screen.getByRole('strong')).toHaveTextContent('1,000');
});
