import { whenNearView } from '@site/ui/near-view';
import { Suspense, useEffect, useRef } from 'react';
import { loadSections, useSections } from './later-sections.ts';

/** Less than elsewhere, because the content above is little taller than a phone's screen. */
const nearMargin = '200px 0px';

/**
 * Everything below the opening: on a served page, its code and content load when it comes near the view. Until then the server's HTML is
 * shown, and it stays if loading fails. Has no state and no props: re-rendering above a boundary that is not hydrated yet makes React drop
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
  const Sections = useSections();
  return <Sections />;
}
