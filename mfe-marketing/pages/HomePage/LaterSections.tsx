import { whenNearView } from '@site/ui/near-view';
import { Suspense, use, useEffect, useRef } from 'react';
import { loadSections, sectionsLoaded } from './later-sections.ts';

/** Less than elsewhere: what stands above is little higher than a phone's view. */
const nearMargin = '200px 0px';

/**
 * The greater part of the page: a served one loads its code and words when they come near the view. Until then the server's HTML is shown,
 * and stays if they do not come. Has no state and takes nothing: rendering again above a boundary that is not hydrated yet makes React drop
 * the server's HTML.
 */
export function LaterSections() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      area.current ? whenNearView(area.current, () => loadSections().catch(() => undefined), nearMargin) : undefined,
    [],
  );
  return (
    <div ref={area}>
      <Suspense fallback={null}>
        <LoadedSections />
      </Suspense>
    </div>
  );
}

function LoadedSections() {
  const Sections = use(sectionsLoaded);
  return <Sections />;
}
