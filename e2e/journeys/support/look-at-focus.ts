import type { Page } from '@playwright/test';
import { contrast } from '@site/testing/contrast';

interface FocusLook {
  name: string;
  /** Reasons why it cannot be seen: 'is beside the window', 'is marked by nothing'. */
  problems: string[];
}

/** Describes the focused element as a visitor sees it; undefined if there is none. */
export async function lookAtFocus(page: Page): Promise<FocusLook | undefined> {
  const look = await page.evaluate(lookInPage);
  if (!look) return undefined;
  const { name, problems, ring, grounds } = look;
  const ratio = Math.min(...grounds.map((ground) => contrast(ring, ground)));
  return { name, problems: ratio < 3 ? [...problems, `has a ring of ${ratio.toFixed(1)}:1`] : problems };
}

interface Look extends FocusLook {
  /** Channels of the ring's colour, and of what it is drawn on at the middle of each side. */
  ring: number[];
  grounds: number[][];
}

/** Runs in the page, so it uses nothing of this module. */
function lookInPage(): Look | undefined {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return undefined;
  const focused = activeElement;
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = `${focused.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const card = focused.closest<HTMLElement>('article, li, summary') ?? focused;
  // Before `markProblems` takes the focus away for a moment.
  const drawn = readRing();
  return { name, problems: [...placeProblems(), ...markProblems()], ...drawn };

  /** It lies between the header and the bar at the bottom, as far as there is room for it. */
  function placeProblems(): string[] {
    const [box = new DOMRect()] = focused.getClientRects();
    // The header's own stops and the link over it cannot be under it.
    const bars = [...document.querySelectorAll('header[data-chrome], nav[data-chrome], [data-bar-entry] a')].filter(
      (bar) => !focused.closest('[data-chrome]') && bar.checkVisibility({ visibilityProperty: true }),
    );
    const view = { top: 0, bottom: innerHeight };
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect();
      if (top <= 0 && bottom > 0) view.top = Math.max(view.top, bottom);
      if (bottom >= innerHeight && top < innerHeight) view.bottom = Math.min(view.bottom, top);
    }
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

  /** The grounds are empty if there is no ring. */
  function readRing(): Pick<Look, 'ring' | 'grounds'> {
    const owner = [focused, card].find((one) => getComputedStyle(one).outlineStyle !== 'none');
    if (!owner) return { ring: [], grounds: [] };
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(owner);
    const [box = new DOMRect()] = owner.getClientRects();
    const away = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const grounds = [
      [box.left - away, y],
      [box.right + away, y],
      [x, box.top - away],
      [x, box.bottom + away],
    ].flatMap(([left = 0, top = 0]) => {
      const ground = groundAt(left, top);
      return ground ? [ground] : [];
    });
    return { ring: channelsOf(outlineColor), grounds };
  }

  /** The colour painted at a point; undefined outside the window and on a picture. */
  function groundAt(x: number, y: number): number[] | undefined {
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
