export interface FocusLook {
  name: string;
  /** Reasons why it cannot be seen: 'is beside the window', 'is marked by nothing'. */
  faults: string[];
}

/** Runs in the page: describes the focused element as a visitor sees it; undefined if there is none. */
export function lookAtFocus(): FocusLook | undefined {
  const { activeElement, body } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === body) return undefined;
  const focused = activeElement;
  const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const name = `${focused.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const card = focused.closest<HTMLElement>('article, li, summary') ?? focused;
  const faults = [...placeFaults(), ...markFaults()];
  return { name, faults };

  /** It lies between the header and the bar at the bottom, as far as there is room for it. */
  function placeFaults(): string[] {
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
    const shown = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
    const room = Math.min(box.height, view.bottom - view.top);
    if (box.right <= 0 || box.left >= innerWidth) return ['is beside the window'];
    return shown < room - 1 ? [`shows ${Math.round(shown)} of ${Math.round(room)} px`] : [];
  }

  /** A shadow or line that is there without focus too marks nothing, so both states are compared. */
  function markFaults(): string[] {
    const readMarks = () =>
      [getComputedStyle(focused), getComputedStyle(card), getComputedStyle(focused, '::after')].flatMap((style) => {
        const hasOutline =
          style.outlineStyle !== 'none' && style.outlineWidth !== '0px' && style.outlineColor !== 'rgba(0, 0, 0, 0)';
        return [hasOutline ? `${style.outline} ${style.outlineOffset}` : 'none', style.boxShadow];
      });
    const held = readMarks();
    const ratio = ringContrast();
    focused.blur();
    const resting = readMarks();
    focused.focus({ preventScroll: true });
    if (!held.some((mark, place) => mark !== 'none' && mark !== resting[place])) return ['is marked by nothing'];
    return ratio < 3 ? [`has a ring of ${ratio.toFixed(1)}:1`] : [];
  }

  /** The lowest contrast of the ring with what it is drawn on, at the middle of each side. */
  function ringContrast(): number {
    const owner = [focused, card].find((one) => getComputedStyle(one).outlineStyle !== 'none');
    if (!owner) return Number.POSITIVE_INFINITY;
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(owner);
    const [box = new DOMRect()] = owner.getClientRects();
    const away = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const ratios = [
      [box.left - away, y],
      [box.right + away, y],
      [x, box.top - away],
      [x, box.bottom + away],
    ].flatMap(([left = 0, top = 0]) => {
      const ground = groundAt(left, top);
      return ground ? [contrastOf(channelsOf(outlineColor), ground)] : [];
    });
    return Math.min(...ratios);
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

  /** WCAG 2 contrast ratio, 1 to 21. */
  function contrastOf(one: number[], other: number[]): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(channels: number[]): number {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
