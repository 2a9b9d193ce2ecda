import { render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

it('is a progress bar named by title and unit, with its percentage as value and its number in words', () => {
  render(experience);
  const bar = screen.getByRole('progressbar', { name: 'Combined Industry Experience (Years)' });
  expect(bar).toHaveAttribute('aria-valuenow', '77');
  expect(bar).toHaveAttribute('aria-valuetext', '50 years');
});

it('says what both parts of its bar stand for', () => {
  render(experience);
  expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual(['77% in offices', '23% elsewhere']);
});

it('shows its value in words, true for every number it counts through', () => {
  render(manpower);
  const shown = screen.getByRole('strong');
  expect(shown).toHaveTextContent(/^more than .* people$/);
  expect([...shown.querySelectorAll('[aria-hidden]')].at(-1)).toHaveTextContent(/^1,000$/);
});

it('sizes the bar to its stated value', () => {
  const { container } = render(manpower);
  expect(container.querySelector('rect:last-child')).toHaveAttribute('width', '90%');
});

it('has its number in text immediately', () => {
  render(manpower);
  expect(screen.getByRole('strong')).toHaveTextContent('1,000');
});

const experience = (
  <Progress
    title="Combined Industry Experience"
    unit="Years"
    value={50}
    percent={77}
    filled="in offices"
    rest="elsewhere"
    spoken="50 years"
  />
);

const manpower = (
  <Progress
    title="Manpower"
    unit="+"
    value={1000}
    percent={90}
    filled="posted"
    rest="in reserve"
    spoken="more than 1,000 people"
  />
);
