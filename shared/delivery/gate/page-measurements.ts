import type { Page } from 'playwright-core';
import { allowedBlockingMs, limits } from './limits.ts';

/** A region of the page that the changed parts do not own: header, footer, or an area of another part. */
interface PageRegion {
  /** `the header`, `the area Subscribe of contact`. A header of several boxes gives one region for each, all of this name. */
  what: string;
  isVisible: boolean;
  /** Share of its points that something else covers, 0 to 1. */
  covered: number;
  left: number;
  width: number;
  /** Pixels from the header to the top of the document, or from the footer to its bottom; 0 for areas. */
  distance: number;
}

export interface PageMeasurements {
  regions: PageRegion[];
  /** Sum of all layout shifts. */
  shift: number;
  /** Milliseconds beyond 50 of each long task. */
  blockingMs: number;
}

/** The scroll position is restored. */
export async function measurePage(page: Page, changed: string[], hostPart: string): Promise<PageMeasurements> {
  const timing = await page.evaluate(measureTiming);
  return { ...timing, regions: await page.evaluate(measureRegions, { changed, hostPart }) };
}

// These run in the page, so they cannot use anything declared outside them.

function measureTiming(): Omit<PageMeasurements, 'regions'> {
  const entriesOf = (type: string): (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[] => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [shifts, tasks] = [entriesOf('layout-shift'), entriesOf('longtask')];
  return {
    shift: shifts.reduce((sum, { value = 0, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
    blockingMs: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

function measureRegions({ changed, hostPart }: { changed: string[]; hostPart: string }): PageRegion[] {
  const from = { left: scrollX, top: scrollY };
  // An element that lets clicks through still hides what is below it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const scroll = (position: { left: number; top: number }) => scrollTo({ ...position, behavior: 'instant' });
  const isChanged = (element: Element | null | undefined) =>
    changed.includes(element?.closest<HTMLElement>('[data-part]')?.dataset.part ?? '');

  const coveredShare = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
    const inView = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const hidden = inView.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    return inView.length > 0 ? hidden.length / inView.length : 1;
  };

  const regionOf = (what: string, element: HTMLElement, distanceOf: (box: DOMRect) => number): PageRegion => {
    scroll({ left: 0, top: 0 });
    const box = element.getBoundingClientRect();
    const { left, width } = box;
    const isVisible = width > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return { what, isVisible, covered: isVisible ? coveredShare(element) : 0, left, width, distance: distanceOf(box) };
  };

  // An element with `display: contents` has no box of its own, only its children have.
  const boxesOf = (element: HTMLElement): HTMLElement[] => {
    if (getComputedStyle(element).display !== 'contents') return [element];
    return [...element.children].flatMap((child) => (child instanceof HTMLElement ? boxesOf(child) : []));
  };

  const main = document.querySelector<HTMLElement>('main');
  const ownChrome = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !main?.contains(one) && !isChanged(one));
  const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')].filter((area) => !isChanged(area));
  const regions = [
    ...ownChrome('header')
      .slice(0, 1)
      .flatMap(boxesOf)
      .map((header) => regionOf('the header', header, ({ top }) => top)),
    ...ownChrome('footer')
      .slice(-1)
      .flatMap(boxesOf)
      .map((footer) => regionOf('the footer', footer, ({ bottom }) => document.documentElement.scrollHeight - bottom)),
    ...areas.map((area) => {
      const region = regionOf(`the area ${area.dataset.area} of ${area.dataset.part}`, area, () => 0);
      // The page that shows an area and the host decide where it is.
      const mayMove = changed.includes(hostPart) || isChanged(area.parentElement);
      return mayMove ? { ...region, left: 0, width: 0 } : region;
    }),
  ];
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  scroll(from);
  return regions;
}

/** Reasons to refuse a page: changes in regions that the changed parts do not own. */
export function layoutReasons(proposed: PageMeasurements, live: PageMeasurements | undefined): string[] {
  const left = [...proposed.regions];
  const reasons = live?.regions.flatMap((before) => {
    const index = left.findIndex(({ what }) => what === before.what);
    const [region] = index < 0 ? [] : left.splice(index, 1);
    if (region) return regionReasons(region, before);
    // The page's own part decides which areas it shows; header and footer are on every page.
    return before.what.startsWith('the area') ? [] : [`${before.what} is gone.`];
  });
  return [...new Set(reasons)];
}

function regionReasons(region: PageRegion, before: PageRegion): string[] {
  if (before.isVisible && !region.isVisible) return [`${region.what} is hidden.`];
  if (!region.isVisible) return [];
  if (region.covered > before.covered + limits.coveredShare)
    return [
      `something lies over ${region.what} (${percent(region.covered)}, on the live page ${percent(before.covered)}).`,
    ];
  const moves = (['left', 'distance', 'width'] as const).filter(
    (side) => Math.abs(region[side] - before[side]) > limits.movedPixels,
  );
  const changes = moves.map(
    (side) => `${sideLabels[side]} ${Math.round(before[side])} px is now ${Math.round(region[side])} px`,
  );
  return changes.length > 0 ? [`${region.what} was moved: ${changes.join(', ')}.`] : [];
}

const sideLabels = {
  left: 'its left edge at',
  width: 'its width of',
  distance: 'its distance from the end of the page of',
};

/** Reasons that a busy machine may have caused, and that are therefore measured again. */
export function timingReasons(proposed: PageMeasurements, live: PageMeasurements | undefined): string[] {
  const allowedMs = live ? allowedBlockingMs(live.blockingMs) : Number.POSITIVE_INFINITY;
  const allowedShift = Math.max(limits.layoutShift, live?.shift ?? 0);
  return [
    ...(proposed.blockingMs > allowedMs
      ? [`blocks the page for ${Math.round(proposed.blockingMs)} ms; ${Math.round(allowedMs)} ms are allowed.`]
      : []),
    ...(proposed.shift > allowedShift + 1e-6
      ? [`shifts the layout by ${proposed.shift.toFixed(3)}; ${allowedShift.toFixed(3)} is allowed.`]
      : []),
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
