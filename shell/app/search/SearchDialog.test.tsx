import { createDeferred } from '@site/testing/deferred';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import { createSearch } from './create-search.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { askServer, loadSearch } from './search-client.ts';
import { sampleIndex } from './testing/sample-index.ts';

jest.mock('./search-client.ts', () => ({ loadSearch: jest.fn(), askServer: jest.fn() }));
const load = jest.mocked(loadSearch);
const ask = jest.mocked(askServer);

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll either.
  Element.prototype.scrollIntoView = () => {};
  load.mockImplementation(() => createSearch(sampleIndex));
  ask.mockImplementation(never);
});

it('offers the menu pages before typing', async () => {
  await openDialog();
  expect(screen.getByRole('link', { name: 'Plumbing' })).toHaveAttribute('href', '/plumbing-services');
});

it('lists hits with sections and a total', async () => {
  await openDialog('plumber');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('option', { name: /Water tanks Blog/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 results for “plumber”');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('cycles results and field with arrow keys', async () => {
  await openDialog('plumber');
  await screen.findAllByRole('option');
  const chosen: (string | undefined)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    chosen.push(chosenOption()?.getAttribute('href') ?? undefined);
  }
  expect(chosen).toEqual(['/plumbing-services', '/blogs/water-tanks', undefined, '/blogs/water-tanks']);
  expect(field()).toHaveAttribute('aria-activedescendant', chosenOption()?.id);
  expect(field()).toHaveFocus();
});

it('opens selected result and closes on Enter', async () => {
  const { onClose } = await openDialog('plumber');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/plumbing-services');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves keys to an input method: %p', async (composing) => {
  await openDialog('plumber');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(fireEvent.keyDown(field(), { key: 'Enter', ...composing })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown', ...composing })).toBe(true);
  expect(screen.getByTestId('address')).toHaveTextContent('/home');
  expect(chosenOption()).toHaveAttribute('href', '/plumbing-services');
});

it('opens all results on Enter without selection', async () => {
  await openDialog('nal & pipe{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/search?q=nal+%26+pipe');
});

it('clears the selection on further typing', async () => {
  await openDialog('plumb');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}e');
  expect(chosenOption()).toBeUndefined();
});

it('says that nothing was found and offers the pages of the menu', async () => {
  await openDialog('zzzzqq');
  expect(await screen.findByText('No results for “zzzzqq”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plumbing' })).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('finds the rest while a part cannot be searched, and says so', async () => {
  const absence = 'Blog posts cannot be searched just now.';
  load.mockImplementation(() => createSearch({ ...sampleIndex, absences: [absence] }));
  await openDialog('nal');
  const region = document.querySelector('[aria-live]');
  expect(await screen.findByText(absence)).toBeVisible();
  expect(region).toHaveTextContent(absence);
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('announces that the index fails, and offers the search page and a retry, which leads back to the field', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await openDialog('nal');
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('The search could not be loaded'));
  expect(screen.getAllByText('The search could not be loaded')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Open the search page' })).toHaveAttribute('href', '/search?q=nal');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(field()).toHaveFocus();
  expect(await screen.findAllByRole('option')).toHaveLength(1);
});

it('says it is searching while index loads', async () => {
  load.mockImplementation(never);
  await openDialog('nal');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
});

it('shows what the server finds after its own result, the selected option still selected', async () => {
  const { promise: selected, resolve: answer } = createDeferred();
  ask.mockImplementation(async (typed) => {
    await selected;
    const { query, absences, hits } = (await createSearch(sampleIndex))(typed);
    const old = { path: '/old', title: 'Old plumber', text: 'x', words: [] };
    return { query, absences, hits: [...hits.toReversed(), old] };
  });
  await openDialog('plumber');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosenOption()).toHaveAttribute('href', '/plumbing-services');
  answer();
  expect(await screen.findByRole('option', { name: /Old plumber/ })).toBeVisible();
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('href', '/blogs/water-tanks');
  expect(chosenOption()).toHaveAttribute('href', '/plumbing-services');
});

it('shows what the server finds where the index fails', async () => {
  load.mockRejectedValue(new Error('offline'));
  ask.mockImplementation(async (query) => (await createSearch(sampleIndex))(query));
  await openDialog('nal');
  expect(await screen.findByRole('option', { name: /Plumbing Services/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('keeps what the server finds when the answer to an earlier query comes last', async () => {
  const answers: Record<string, () => void> = {};
  ask.mockImplementation(
    (query) =>
      new Promise((resolve) => {
        const hit = { path: '/old', title: `Old ${query}`, text: '', words: [] };
        answers[query] = () => resolve({ query, absences: [], hits: [hit] });
      }),
  );
  await openDialog('plumb');
  await waitFor(() => expect(answers.plumb).toBeDefined());
  await userEvent.type(field(), 'ing');
  await waitFor(() => expect(answers.plumbing).toBeDefined());
  await act(async () => answers.plumbing?.());
  await act(async () => answers.plumb?.());
  expect(screen.getByRole('option', { name: /Old plumbing/ })).toBeVisible();
});

/** The open search after something was typed. */
async function openDialog(typed?: string) {
  const onClose = jest.fn();
  renderMenu(() => (
    <>
      <SearchDialog onClose={onClose} />
      <Address />
    </>
  ));
  expect(await screen.findByRole('dialog', { name: 'Search' })).toHaveAttribute('open');
  if (typed) await userEvent.type(field(), typed);
  return { onClose };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function field() {
  return screen.getByRole('combobox', { name: 'What are you looking for?' });
}

function chosenOption() {
  return screen.queryAllByRole('option', { selected: true })[0];
}

function never(): Promise<never> {
  return new Promise(() => {});
}
