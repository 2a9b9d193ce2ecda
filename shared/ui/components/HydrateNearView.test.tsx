import { closeAfterTest } from '@site/testing/close-after-test';
import { createDeferred } from '@site/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { markNavigation } from '../browser/navigation.ts';
import { bringIntoView } from '../testing/view.ts';
import { HydrateNearView } from './HydrateNearView.tsx';

const { promise: never } = createDeferred();

it('hydrates what was served near the view, with what was typed and the focus', async () => {
  const { enter, field } = await openServed(async () => {});
  await act(async () => field().focus());
  field().value = 'Asha';
  const served = field();
  await act(async () => enter());
  expect(field()).toBe(served);
  expect(field()).toHaveValue('Asha');
  expect(field()).toHaveFocus();
  press('Count');
  expect(screen.getByText('1')).toBeInTheDocument();
});

it.each([
  ['before it is near the view', () => never],
  ['if its code cannot be loaded', async () => Promise.reject(new Error('No answer.'))],
])('leaves the served elements where they are %s', async (_when, load) => {
  const { enter, field } = await openServed(load);
  const served = field();
  await act(async () => enter());
  expect(field()).toBe(served);
});

describe('where something above renders while its code is loading', () => {
  it('keeps what was served, with what was typed, until the code arrives', async () => {
    const loading = createDeferred();
    const { enter, field, renderAbove } = await openServed(() => loading.promise);
    field().value = 'Asha';
    await renderAbove();
    expect(field()).toHaveValue('Asha');
    expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
    await act(async () => enter());
    await act(async () => loading.resolve());
    press('Count');
    expect(screen.getByText('1')).toBeInTheDocument();
  });

  it('keeps the focus, and what is typed, ticked and opened in the meantime, once the code has arrived', async () => {
    const loading = createDeferred();
    const { field, renderAbove } = await openServed(() => loading.promise);
    await act(async () => field().focus());
    await renderAbove();
    expect(field()).toHaveFocus();
    field().value = 'Asha';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    screen.getByRole<HTMLDetailsElement>('group').open = true;
    await act(async () => loading.resolve());
    press('Count');
    expect(screen.getByText('1')).toBeInTheDocument();
    expect(field()).toHaveValue('Asha');
    expect(field()).toHaveFocus();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });
});

it('loads its code at once when it is touched', async () => {
  const load = jest.fn(async () => {});
  const { field } = await openServed(load);
  await act(async () => field().focus());
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits near the view until a navigation is over', async () => {
  const load = jest.fn(async () => {});
  const { enter } = await openServed(load);
  markNavigation('/contact');
  await act(async () => enter());
  expect(load).not.toHaveBeenCalled();
  await act(async () => markNavigation(undefined));
  expect(load).toHaveBeenCalledTimes(1);
});

it('hydrates only after a navigation that has begun while its code was loading', async () => {
  const { promise: code, resolve: arrive } = createDeferred();
  const { enter, isHydrated } = await openServed(() => code);
  await act(async () => enter());
  markNavigation('/contact');
  await act(async () => arrive());
  expect(isHydrated()).toBe(false);
  await act(async () => markNavigation(undefined));
  expect(isHydrated()).toBe(true);
});

it('loads no code after the navigation that has left its page', async () => {
  const load = jest.fn(async () => {});
  const { enter, leavePage } = await openServed(load);
  markNavigation('/contact');
  await act(async () => enter());
  await leavePage();
  await act(async () => markNavigation(undefined));
  expect(load).not.toHaveBeenCalled();
});

it('shows the fallback where nothing was served, until its code has loaded', async () => {
  const { enter } = bringIntoView();
  await act(async () => {
    render(
      <HydrateNearView isLoaded={false} load={async () => {}} fallback="Soon">
        <Counter />
      </HydrateNearView>,
    );
  });
  expect(screen.getByText('Soon')).toBeInTheDocument();
  await act(async () => enter());
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
});

async function openServed(load: () => Promise<void>) {
  const { enter } = bringIntoView();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page isLoaded={true} load={load} />);
  const root = await act(async () => hydrateRoot(container, <Page isLoaded={false} load={load} />));
  closeAfterTest(() => {
    act(() => root.unmount());
    container.remove();
  });
  return {
    enter,
    isHydrated: () => container.querySelector('[data-live]') !== null,
    field: () => screen.getByRole<HTMLInputElement>('textbox'),
    leavePage: () => act(async () => root.render(<main />)),
    renderAbove: () => act(async () => root.render(<Page isLoaded={false} load={load} />)),
  };
}

function Page({ isLoaded, load }: { isLoaded: boolean; load: () => Promise<void> }) {
  return (
    <main>
      <HydrateNearView isLoaded={isLoaded} load={load}>
        <Counter />
      </HydrateNearView>
    </main>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="Name" />
      <input aria-label="I agree" type="checkbox" />
      <details>
        <summary>More</summary>
      </details>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p>{count}</p>
    </>
  );
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}
