import { brand } from '@site/brand';
import { render, screen } from '@testing-library/react';
import { NoBreakHours } from './NoBreakHours.tsx';

it('breaks the working hours between days and times only', () => {
  const { days, times } = brand.hours;
  const { container } = render(<NoBreakHours text={`Call us ${brand.workingHours}.`} />);
  expect(container).toHaveTextContent(`Call us ${brand.workingHours}.`);
  expect(screen.getByText(days)).toHaveClass('whole');
  expect(container.lastChild?.textContent).toBe(` ${times.replaceAll(' ', '\u00a0')}.`);
});

it('leaves a text without them as it is', () => {
  const { container } = render(<NoBreakHours text="Monday to Saturday." />);
  expect(container.innerHTML).toBe('Monday to Saturday.');
});
