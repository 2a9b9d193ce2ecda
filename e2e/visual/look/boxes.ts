import type { Page } from '@playwright/test';

/** Where one landmark, band or heading stands, in pixels of the document. */
export interface NamedBox {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const landmarks =
  'body header:not(main *), main, main section, main form, main nav, main aside, footer, h1, h2, main h3';

export function readBoxes(page: Page): Promise<NamedBox[]> {
  return page.locator(landmarks).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const words =
          element.getAttribute('aria-label') ?? (/^H\d$/.test(element.tagName) ? element.textContent : '') ?? '';
        const name = `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`.trim();
        return {
          name,
          left: Math.round(left),
          top: Math.round(top + scrollY),
          width: Math.round(width),
          height: Math.round(height),
        };
      }),
  );
}

/** Says what has moved. Another system's letters are slightly wider or narrower, so one more line of text is allowed. */
export function movesBetween(before: NamedBox[], now: NamedBox[]): string[] {
  const names = [before, now].map((boxes) => boxes.map(({ name }) => name));
  if (names[0]?.join() !== names[1]?.join()) return [`was ${names[0]?.join(', ')}`, `is ${names[1]?.join(', ')}`];
  return now.flatMap((box, place) => {
    const old = before[place];
    return old && hasMoved(old, box) ? `${box.name}: was ${formatBox(old)}, is ${formatBox(box)}` : [];
  });
}

function hasMoved(old: NamedBox, now: NamedBox): boolean {
  const isOff = (key: keyof Omit<NamedBox, 'name'>, pixels: number, share: number) =>
    Math.abs(old[key] - now[key]) > pixels + share * old[key];
  return isOff('left', 8, 0) || isOff('width', 8, 0.02) || isOff('top', 30, 0.04) || isOff('height', 30, 0.04);
}

function formatBox({ left, top, width, height }: NamedBox): string {
  return `${width} x ${height} at ${left}, ${top}`;
}
