import { brand } from '@site/brand';
import { render, screen } from '@testing-library/react';
import { NoBreakHours } from './NoBreakHours.tsx';

it('breaks the working hours between days and times only', () => {
  const { container } = render(<NoBreakHours text={`Call us ${brand.workingHours}.`} />);
  expect(container).toHaveTextContent(`Call us ${brand.workingHours}.`);
  expect(screen.getByText('Mon - Sat')).toHaveClass('whole');
  expect(container.lastChild?.textContent).toBe(' 9:00\u00a0am\u00a0to\u00a06:00\u00a0pm.');
});

it('leaves a text without them as it is', () => {
  const { container } = render(<NoBreakHours text="Monday to Saturday." />);
  expect(container.innerHTML).toBe('Monday to Saturday.');
});
