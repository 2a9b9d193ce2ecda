import type { ComponentType } from 'react';
import type { PageContent } from '../../content/types.ts';

let arrive: (sections: ComponentType) => void;

/** Resolves once the sections have been loaded, for whatever reason. */
export const sectionsLoaded = new Promise<ComponentType>((resolve) => {
  arrive = resolve;
});

/** Loads what stands below the first blocks. Rejects where that fails; the next call tries again. */
export async function loadSections(): Promise<void> {
  const { HomeSections } = await import(/* webpackChunkName: "HomeSections" */ './HomeSections.tsx');
  // React reads a promise with these two fields at once, without suspending.
  Object.assign(sectionsLoaded, { status: 'fulfilled', value: HomeSections });
  arrive(HomeSections);
}

/** A page that is rendered anew, by the server or after a click, shows all of it at once. */
export async function loadHome(): Promise<Pick<PageContent, 'title' | 'description'>> {
  await loadSections();
  const { title, description } = (await import(/* webpackChunkName: "HomeSections" */ '../../content/home.ts')).home;
  return { title, description };
}
