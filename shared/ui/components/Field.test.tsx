import { translate } from '@site/testing/translate';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Field } from './Field.tsx';

it('ties the error to its control and marks the control invalid', () => {
  render(<Field label="Full name" name="fullName" kind="text" error="Please enter name." />);
  const control = screen.getByRole('textbox', { name: 'Full name' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Please enter name.');
});

it('reads out the error before the hint', () => {
  render(
    <Field label="Phone" name="contactNumber" kind="tel" error="Please enter valid phone number." hint="Ten digits" />,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please enter valid phone number. Ten digits');
});

it('does not read its error out again at each key', () => {
  render(<Field label="Full name" name="fullName" kind="text" error="Please enter name." />);
  expect(screen.getByText('Please enter name.').closest('[aria-live], [role="alert"], [role="status"]')).toBeNull();
});

it('is not marked invalid without an error', () => {
  render(<Field label="Full name" name="fullName" kind="text" />);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

it.each(['text', 'email', 'textarea'] as const)('takes words from right to left as %s', (kind) => {
  render(<Field label="Full name" name="fullName" kind={kind} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
});

it('counts message characters against the limit', async () => {
  render(<Field label="Message" name="message" kind="textarea" limit={4000} defaultValue="Good" />);
  expect(screen.getByText('4 of 4,000 characters')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), ' day');
  expect(screen.getByText('8 of 4,000 characters')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Up to 4,000 characters');
});

it('announces the count in steps, from 90 % of the limit on', async () => {
  render(<Field label="Subject" name="subject" kind="text" limit={100} />);
  const announced = screen.getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('x'.repeat(91));
  expect(announced).toHaveTextContent('91 of 100 characters');
  await userEvent.keyboard('xxx');
  expect(announced).toHaveTextContent('91 of 100 characters');
  await userEvent.keyboard('x');
  expect(announced).toHaveTextContent('95 of 100 characters');
  await userEvent.keyboard('xxxxx');
  expect(announced).toHaveTextContent('100 of 100 characters');
});

it('goes on counting on a translated page', async () => {
  const { container } = render(
    <Field label="Message" name="message" kind="textarea" limit={4000} defaultValue="Good" />,
  );
  translate(container);
  await userEvent.type(screen.getByRole('textbox'), ' day');
  expect(await screen.findByText('8 OF 4,000 CHARACTERS')).toBeInTheDocument();
});

it('names the limit where no script counts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Field label="Message" name="message" kind="textarea" limit={4000} defaultValue="Good morning" />,
  );
  expect(page).toHaveTextContent('Up to 4,000 characters');
  expect(page).not.toHaveTextContent('of 4,000');
});

it('stops typing at the limit', async () => {
  render(<Field label="Full name" name="fullName" kind="text" limit={5} />);
  await userEvent.type(screen.getByRole('textbox'), 'Ananya');
  expect(screen.getByRole('textbox')).toHaveValue('Anany');
});

it('says more about an error on a second line', () => {
  render(<Field label="Phone" name="contactNumber" kind="tel" error={'Not valid.\nTen digits; you typed nine.'} />);
  expect(screen.getByText('Not valid.')).toBeVisible();
  expect(screen.getByText('Ten digits; you typed nine.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Not valid. Ten digits; you typed nine.');
});

it('hands its control to a form library', () => {
  const ref = jest.fn();
  render(<Field label="Full name" name="fullName" kind="text" ref={ref} />);
  expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox'));
});

it.each(['text', 'textarea'] as const)(
  'keeps what was typed into a served %s field before the scripts came',
  async (kind) => {
    const field = <Field label="Message" name="message" kind={kind} defaultValue="Good morning" />;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(field);
    await userEvent.type(screen.getByRole('textbox'), ', Sevantra');
    await act(async () => hydrateRoot(page, field));
    expect(screen.getByRole('textbox')).toHaveValue('Good morning, Sevantra');
    page.remove();
  },
);

it.each([undefined, 'Good evening'])('begins with its default where it replaces a field with %p', (before) => {
  const { rerender } = render(
    <Field key="before" label="Message" name="message" kind="textarea" defaultValue={before} />,
  );
  rerender(<Field key="prepared" label="Message" name="message" kind="textarea" defaultValue="Good morning" />);
  expect(screen.getByRole('textbox')).toHaveValue('Good morning');
});
