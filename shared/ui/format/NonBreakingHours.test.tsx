import { brand } from '@site/brand';
import { render, screen } from '@testing-library/react';
import { NonBreakingHours } from './NonBreakingHours.tsx';

it('breaks the working hours between days and times only', () => {
  const { container } = render(<NonBreakingHours text={`Call us ${brand.workingHours}.`} />);
  expect(container).toHaveTextContent(`Call us ${brand.workingHours}.`);
  expect(screen.getByText('Mon - Sat')).toHaveClass('whole');
  expect(container.lastChild?.textContent).toBe(' 9:00\u00a0am\u00a0to\u00a06:00\u00a0pm.');
});

it('leaves a text without them as it is', () => {
  const { container } = render(<NonBreakingHours text="Monday to Saturday." />);
  expect(container.innerHTML).toBe('Monday to Saturday.');
});
