import type { Page } from '@playwright/test';
import { contrast } from '@site/testing/contrast';
import sharp from 'sharp';

interface FocusLook {
  name: string;
  /** Reasons why it cannot be seen: 'is beside the window', 'is marked by nothing'. */
  problems: string[];
}

/** Describes the focused element as a visitor sees it; undefined if there is none. */
export async function lookAtFocus(page: Page): Promise<FocusLook | undefined> {
  const look = await page.evaluate(lookInPage);
  if (!look) return undefined;
  const { name, problems, ring, grounds, sides } = look;
  if (grounds.length === 0) return { name, problems: [...problems, ...(await pixelProblems(page, sides))] };
  const ratio = Math.min(...grounds.map((ground) => contrast(ring, ground)));
  return { name, problems: ratio < 3 ? [...problems, `has a ring of ${ratio.toFixed(1)}:1`] : problems };
}

type Point = [x: number, y: number];

interface Look extends FocusLook {
  /** Channels of the ring's colour, and of what it is drawn on at the middle of each side; none where that is not a plain colour. */
  ring: number[];
  grounds: number[][];
  /** At each of several places along the sides of the focused element, a line of points across the ring. */
  sides: Point[][];
}

/** A ring may cross a letter of the next line, where the colour is the same without it. Far less than a whole side, which is a quarter. */
const maxCrossedShare = 0.1;

/** Compares the window with and without focus: at each place, the ring must have 3:1 to what was there before, or to a second colour of its own. */
async function pixelProblems(page: Page, sides: Point[][]): Promise<string[]> {
  const held = await pixelsOf(page);
  // Checked by `lookInPage`: an HTML element has the focus.
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await focused.evaluate((element) => element.blur());
  const resting = await pixelsOf(page);
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
  const unmarked = sides.filter((across) => {
    const changed = across.filter((point) => contrast(held(point), resting(point)) > 1.1);
    return !changed.some((point) =>
      [resting(point), ...changed.map(held)].some((other) => contrast(held(point), other) >= 3),
    );
  });
  return unmarked.length > sides.length * maxCrossedShare || sides.length === 0
    ? [`has a ring below 3:1 at ${unmarked.length} of ${sides.length} places`]
    : [];
}

async function pixelsOf(page: Page): Promise<(point: Point) => number[]> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ([x, y]) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
}

/** Runs in the page, so it uses nothing of this module. */
function lookInPage(): Look | undefined {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return undefined;
  const focused = activeElement;
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = `${focused.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const card = focused.closest<HTMLElement>('article, li, summary') ?? focused;
  const view = readView();
  // Before `markProblems` takes the focus away for a moment.
  const drawn = readRing();
  return { name, problems: [...placeProblems(), ...markProblems()], ...drawn };

  /** What header and bar at the bottom leave of the window. The header's own stops and the link over it cannot be under it. */
  function readView() {
    const bars = [...document.querySelectorAll('header[data-chrome], nav[data-chrome], [data-bar-entry] a')].filter(
      (bar) => !focused.closest('[data-chrome]') && bar.checkVisibility({ visibilityProperty: true }),
    );
    const view = { top: 0, bottom: innerHeight };
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect();
      if (top <= 0 && bottom > 0) view.top = Math.max(view.top, bottom);
      if (bottom >= innerHeight && top < innerHeight) view.bottom = Math.min(view.bottom, top);
    }
    return view;
  }

  /** It lies in that view, as far as there is room for it. */
  function placeProblems(): string[] {
    const [box = new DOMRect()] = focused.getClientRects();
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const scrollPadding = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollPaddingBottom);
    const shown = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
    const room = Math.min(box.height, view.bottom - view.top, innerHeight - scrollPadding);
    if (box.right <= 0 || box.left >= innerWidth) return ['is beside the window'];
    return shown < room - 1 ? [`shows ${Math.round(shown)} of ${Math.round(room)} px`] : [];
  }

  /** A shadow or line that is there without focus too marks nothing, so both states are compared. */
  function markProblems(): string[] {
    const readMarks = () =>
      [getComputedStyle(focused), getComputedStyle(card), getComputedStyle(focused, '::after')].flatMap((style) => {
        const hasOutline =
          style.outlineStyle !== 'none' && style.outlineWidth !== '0px' && style.outlineColor !== 'rgba(0, 0, 0, 0)';
        return [hasOutline ? `${style.outline} ${style.outlineOffset}` : 'none', style.boxShadow];
      });
    const held = readMarks();
    focused.blur();
    const resting = readMarks();
    focused.focus({ preventScroll: true });
    return held.some((mark, place) => mark !== 'none' && mark !== resting[place]) ? [] : ['is marked by nothing'];
  }

  function readRing(): Pick<Look, 'ring' | 'grounds' | 'sides'> {
    const isRinged = (one: Element, pseudo?: string) => getComputedStyle(one, pseudo).outlineStyle !== 'none';
    const owner = isRinged(focused) || !(isRinged(card) || isRinged(focused, '::after')) ? focused : card;
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(owner);
    const [box = new DOMRect()] = owner.getClientRects();
    const away = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const points: Point[] = [
      [box.left - away, y],
      [box.right + away, y],
      [x, box.top - away],
      [x, box.bottom + away],
    ];
    const grounds = points.filter(isInView).map(groundAt);
    const isPlain = isRinged(owner) && grounds.every((ground) => ground);
    return {
      ring: channelsOf(outlineColor),
      grounds: isPlain ? grounds.flatMap((ground) => (ground ? [ground] : [])) : [],
      sides: sidesOf(box),
    };
  }

  /** Eight places of each side, from 10 px outside the box to 10 px inside it; not the corners, which are round. */
  function sidesOf({ left, top, width, height }: DOMRect): Point[][] {
    const steps = Array.from({ length: 21 }, (_, step) => step - 10);
    return [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85]
      .flatMap((share) => {
        const [x, y] = [left + share * width, top + share * height];
        return [
          steps.map((step): Point => [left + step, y]),
          steps.map((step): Point => [left + width + step, y]),
          steps.map((step): Point => [x, top + step]),
          steps.map((step): Point => [x, top + height + step]),
        ];
      })
      .map((across) => across.map(([x, y]): Point => [Math.floor(x), Math.floor(y)]))
      .filter((across) => across.every(isInView));
  }

  function isInView([x, y]: Point): boolean {
    return x >= 0 && y >= view.top && x < innerWidth && y < view.bottom;
  }

  /** The colour painted at a point; undefined on a picture. */
  function groundAt([x, y]: Point): number[] | undefined {
    for (const element of document.elementsFromPoint(x, y)) {
      if (element.matches('img, svg, svg *')) return undefined;
      const channels = channelsOf(getComputedStyle(element).backgroundColor);
      if ((channels[3] ?? 1) === 1) return channels;
    }
    return undefined;
  }

  function channelsOf(colour: string): number[] {
    return (colour.match(/[\d.]+/g) ?? []).map(Number);
  }
}
