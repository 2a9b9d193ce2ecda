import { translate } from '@site/testing/translate';
import { bringIntoView } from '@site/ui/testing/view';
import { act, render, screen } from '@testing-library/react';
import { CountedNumber } from './CountedNumber.tsx';

it('counts on a translated page, where its code arrives after the translation', async () => {
  const view = bringIntoView();
  const { container } = render(<CountedNumber value={1000} />);
  translate(container);
  await act(async () => view.enter());
  expect(screen.getByTestId('shown')).not.toHaveTextContent('1,000');
});
