import { allowedBlockingMs, limits } from './limits.ts';
import type { Look, Place } from './page-look.ts';

/** What was done to places that the changed parts do not own. */
export function faultsInPlaces(look: Look, live: Look | undefined): string[] {
  const left = [...look.places];
  const faults = live?.places.flatMap((before) => {
    const index = left.findIndex(({ what }) => what === before.what);
    const [place] = index < 0 ? [] : left.splice(index, 1);
    if (place) return faultOfPlace(place, before);
    // Which areas a page embeds is for its part to say; header and footer are on every page.
    return before.what.startsWith('the area') ? [] : [`${before.what} is gone.`];
  });
  return [...new Set(faults)];
}

function faultOfPlace(place: Place, before: Place): string[] {
  if (before.isVisible && !place.isVisible) return [`${place.what} is hidden.`];
  if (!place.isVisible) return [];
  if (place.covered > before.covered + limits.coveredShare)
    return [
      `something lies over ${place.what} (${percent(place.covered)}, on the live page ${percent(before.covered)}).`,
    ];
  const moves = (['left', 'distance', 'width'] as const).filter(
    (side) => Math.abs(place[side] - before[side]) > limits.movedPixels,
  );
  const words = moves.map(
    (side) => `${sideInWords[side]} ${Math.round(before[side])} px is now ${Math.round(place[side])} px`,
  );
  return words.length > 0 ? [`${place.what} was moved: ${words.join(', ')}.`] : [];
}

const sideInWords = {
  left: 'its left edge at',
  width: 'its width of',
  distance: 'its distance from the end of the page of',
};

/** What a busy machine may have caused as well, and so is measured again. */
export function faultsInMotion(look: Look, live: Look | undefined): string[] {
  const allowedMs = live ? allowedBlockingMs(live.blockingMs) : Number.POSITIVE_INFINITY;
  const allowedShift = Math.max(limits.layoutShift, live?.shift ?? 0);
  return [
    ...(look.blockingMs > allowedMs
      ? [`blocks the page for ${Math.round(look.blockingMs)} ms; ${Math.round(allowedMs)} ms are allowed.`]
      : []),
    ...(look.shift > allowedShift + 1e-6
      ? [`shifts the layout by ${look.shift.toFixed(3)}; ${allowedShift.toFixed(3)} is allowed.`]
      : []),
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
