import { renderHook } from '@testing-library/react';
import { useNextPictures } from './useNextPictures.ts';
import type { SliderState } from './useSlider.ts';

it('asks for the next picture once the page has loaded', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const picture = openBeforeSlide();
  expect(picture).toHaveAttribute('loading', 'lazy');
  readyState.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(picture).toHaveAttribute('loading', 'eager');
});

it('asks for no picture ahead with Save-Data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(openBeforeSlide()).toHaveAttribute('loading', 'lazy');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The picture of the slide that moves in next. */
function openBeforeSlide(): HTMLImageElement {
  const slide = document.createElement('div');
  const picture = document.createElement('img');
  picture.setAttribute('loading', 'lazy');
  slide.append(picture);
  const slider = {
    next: jest.fn(),
    previous: jest.fn(),
    isLocked: () => false,
    index: () => 0,
    nextSlide: () => slide,
    destroy: jest.fn(),
  };
  const state: SliderState = { status: 'moving', slider };
  renderHook(() => useNextPictures(state));
  return picture;
}
