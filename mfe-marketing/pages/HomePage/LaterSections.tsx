import { whenNearView } from '@site/ui/near-view';
import { type ComponentType, Suspense, use, useEffect, useRef } from 'react';

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

/**
 * Suspends until `loadSections` has succeeded, whoever called it. Not `React.lazy`: a first `renderToString` writes its fallback, and a page
 * that is shown after a click is shown without the sections first, too short for its scroll position, even if their code is there.
 */
function LoadedSections() {
  const Sections = loaded ?? use(arrival);
  return <Sections />;
}

let loaded: ComponentType | undefined;
let arrive: (sections: ComponentType) => void;
const arrival = new Promise<ComponentType>((resolve) => {
  arrive = resolve;
});

/** Rejects if loading fails; the next call tries again. A page that is rendered by the server or after a click waits for it. */
export async function loadSections(): Promise<void> {
  const { HomeSections } = await import(/* webpackChunkName: "HomeSections" */ './HomeSections.tsx');
  loaded = HomeSections;
  arrive(HomeSections);
}
