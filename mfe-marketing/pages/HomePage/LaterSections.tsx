import { HydrateNearView } from '@site/ui/HydrateNearView';
import type { ComponentType } from 'react';

/** Less than elsewhere, because the content above is little taller than a phone's screen. */
const nearMargin = '200px 0px';

let Sections: ComponentType | undefined;

/** Everything below the opening. On a served page, its code and content load when it comes near the view. */
export function LaterSections() {
  return (
    <HydrateNearView isLoaded={Sections !== undefined} load={loadSections} margin={nearMargin}>
      <LoadedSections />
    </HydrateNearView>
  );
}

function LoadedSections() {
  return Sections && <Sections />;
}

/** A page that the server renders, or the router after a click, waits for it: it is complete at once, and going back finds its place in it. */
export async function loadSections(): Promise<void> {
  ({ HomeSections: Sections } = await import(/* webpackChunkName: "HomeSections" */ './HomeSections.tsx'));
}
