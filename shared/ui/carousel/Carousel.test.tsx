import { translate } from '@site/testing/translate';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { bringIntoView, preferReducedMotion, restMouse } from '../testing/view.ts';
import { Carousel } from './Carousel.tsx';
import { carouselAutoplayMs } from './carousel-constants.ts';
import { startSlider } from './start-slider.ts';

// jsdom has no layout for Swiper to measure; journeys test it in a browser.
jest.mock('./start-slider.ts');

const carousel = (
  <Carousel
    label="Customer testimonials"
    subject="the testimonials"
    slides={['First', 'Second', 'Third']}
    hasNavigation
  />
);

/** As the server has sent it, with the focus on one of its elements if `focused` selects one, and then started. */
async function openCarousel(page = carousel, focused?: string) {
  jest.useFakeTimers();
  const slider = sliderAtTwo();
  jest.mocked(startSlider).mockReturnValue(slider);
  const view = bringIntoView();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  if (focused) container.querySelector<HTMLElement>(focused)?.focus();
  const screenful = render(page, { container, hydrate: true });
  await act(async () => view.enter());
  await act(async () => jest.advanceTimersToNextFrame());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    slider,
    user,
    view,
    ...screenful,
    waitForTurn: () => act(() => jest.advanceTimersByTime(carouselAutoplayMs)),
  };
}

function sliderAtTwo() {
  return {
    next: jest.fn(),
    previous: jest.fn(),
    isLocked: () => false,
    index: () => 1,
    nextSlide: () => undefined,
    destroy: jest.fn(),
  };
}

/** 300 px high, from `top` pixels below the upper edge of a window of 768 px. */
function placeAt(element: HTMLElement, top: number) {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 300 } as DOMRect); // all that is read of it
}

afterEach(() => jest.useRealTimers());

it('serves every slide, and no button that does nothing without scripts', () => {
  const html = renderToString(carousel);
  for (const slide of ['First', 'Second', 'Third']) expect(html).toContain(slide);
  expect(html).not.toContain('<button');
});

it('starts in a frame of its own, not when promises settle, as they do while the focus moves', async () => {
  jest.useFakeTimers();
  jest.mocked(startSlider).mockClear();
  const view = bringIntoView();
  render(carousel);
  await act(async () => view.enter());
  expect(startSlider).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersToNextFrame());
  expect(startSlider).toHaveBeenCalledTimes(1);
});

it('numbers its slides for screen readers', () => {
  render(carousel);
  const slide = screen.getByRole('group', { name: '2 of 3' });
  expect(within(slide).getByText('Second')).toBeInTheDocument();
});

it.each([
  ['under a plain heading', <h2 key="heading">What customers say</h2>],
  [
    'under a heading with a link',
    <a key="heading" href="/blogs">
      All posts
    </a>,
  ],
])('puts pause first in the tab order %s', async (_what, heading) => {
  const { user } = await openCarousel(<Carousel {...carousel.props} controls={{ heading }} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pause the testimonials' })).toHaveFocus();
});

it('stands for five seconds, changes in 250 ms by itself and in 700 ms on request', async () => {
  const { slider, user } = await openCarousel();
  act(() => jest.advanceTimersByTime(4_999));
  expect(slider.next).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(slider.next).toHaveBeenLastCalledWith(250);
  await user.click(screen.getByRole('button', { name: 'Next slide of the testimonials' }));
  expect(slider.next).toHaveBeenLastCalledWith(700);
});

it('stops when it is paused and goes on when it is started again', async () => {
  const { slider, user, waitForTurn } = await openCarousel();
  await user.click(screen.getByRole('button', { name: 'Pause the testimonials' }));
  await user.unhover(screen.getByRole('button', { name: 'Start the testimonials' }));
  act(() => screen.getByRole('button', { name: 'Start the testimonials' }).blur());
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Start the testimonials' }));
  await user.unhover(screen.getByRole('button', { name: 'Pause the testimonials' }));
  act(() => screen.getByRole('button', { name: 'Pause the testimonials' }).blur());
  waitForTurn();
  expect(slider.next).toHaveBeenCalledTimes(1);
});

it('stands still while it is out of view', async () => {
  const { slider, view, waitForTurn } = await openCarousel();
  act(view.leave);
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
});

it('turns only the one nearest to the middle of the window, of two in view', async () => {
  const upper = sliderAtTwo();
  jest.mocked(startSlider).mockReturnValueOnce(upper);
  const { slider: lower, waitForTurn } = await openCarousel(
    <>
      {carousel}
      <Carousel label="Partners" subject="the partners" slides={['Fourth', 'Fifth']} />
    </>,
  );
  placeAt(screen.getByRole('group', { name: 'Slides of the testimonials' }), -100);
  placeAt(screen.getByRole('group', { name: 'Slides of the partners' }), 300);
  waitForTurn();
  expect(upper.next).not.toHaveBeenCalled();
  expect(lower.next).toHaveBeenCalledTimes(1);
});

it('stands still under the pointer', async () => {
  const { slider, user, waitForTurn } = await openCarousel();
  await user.hover(screen.getByText('First'));
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
});

it('stands still under a mouse that has rested on it since before the scripts', async () => {
  restMouse();
  const { slider, waitForTurn } = await openCarousel();
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
});

it('stands for five seconds after a tap, which may be over before React renders', async () => {
  const { slider, waitForTurn } = await openCarousel();
  act(() => jest.advanceTimersByTime(4_500));
  act(() => {
    fireEvent.pointerOver(screen.getByText('First'));
    fireEvent.pointerOut(screen.getByText('First'));
  });
  act(() => jest.advanceTimersByTime(4_999));
  expect(slider.next).not.toHaveBeenCalled();
  waitForTurn();
  expect(slider.next).toHaveBeenCalledTimes(1);
});

it('goes on once the pointer has left and its tab is back', async () => {
  const { slider, user, waitForTurn } = await openCarousel();
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  await user.hover(screen.getByText('First'));
  waitForTurn();
  await user.unhover(screen.getByText('First'));
  isHidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(slider.next).not.toHaveBeenCalled();
  waitForTurn();
  expect(slider.next).toHaveBeenCalledTimes(1);
});

it('stands still while focus is in it', async () => {
  const { slider, user, waitForTurn } = await openCarousel();
  await user.tab();
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
});

it('stands still while a link in it has the focus since before the scripts', async () => {
  const links = ['First', 'Second', 'Third'].map((name) => (
    <a key={name} href="/">
      {name}
    </a>
  ));
  const { slider, waitForTurn } = await openCarousel(<Carousel {...carousel.props} slides={links} />, 'a');
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
});

it('keeps the focus of its list, and goes on once that has left', async () => {
  const { slider, waitForTurn } = await openCarousel(carousel, '[tabindex]');
  const list = screen.getByRole('group', { name: 'Slides of the testimonials' });
  expect(list).toHaveFocus();
  expect(list).toHaveAttribute('tabindex', '-1');
  act(() => list.blur());
  waitForTurn();
  expect(slider.next).toHaveBeenCalled();
});

it('is no stop of the keyboard itself once it moves, and takes a focus that was on its way', async () => {
  await openCarousel();
  const list = screen.getByRole('group', { name: 'Slides of the testimonials' });
  expect(list).toHaveAttribute('tabindex', '-1');
  act(() => list.focus());
  expect(list).toHaveFocus();
});

it('stands still while a dialog is open, and goes on without', async () => {
  const pageWith = (isOpen: boolean) => (
    <>
      {carousel}
      <dialog open={isOpen} />
    </>
  );
  const { slider, waitForTurn, rerender } = await openCarousel(pageWith(true));
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
  rerender(pageWith(false));
  waitForTurn();
  expect(slider.next).toHaveBeenCalledTimes(1);
});

it('stands still while its tab is hidden', async () => {
  const { slider, waitForTurn } = await openCarousel();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
});

it('never moves by itself under reduced motion, but still on request', async () => {
  preferReducedMotion();
  const { slider, user, waitForTurn } = await openCarousel();
  waitForTurn();
  expect(slider.next).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next slide of the testimonials' }));
  expect(slider.next).toHaveBeenCalledWith(0);
});

it('says which slide is in view beside its arrows', async () => {
  await openCarousel();
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
});

it('says so on a translated page too', async () => {
  const { container, slider, rerender } = await openCarousel();
  translate(container);
  slider.index = () => 2;
  rerender(<Carousel {...carousel.props} />);
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
});

it('shows all slides at once under reduced motion where it has no arrows', async () => {
  preferReducedMotion();
  await openCarousel(<Carousel {...carousel.props} hasNavigation={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
