import type { ComponentType } from 'react';
import type { PageContent } from '../../content/types.ts';

let arrive: (sections: ComponentType) => void;

/** Resolves once the sections have loaded, whatever triggered it. */
export const sectionsLoaded = new Promise<ComponentType>((resolve) => {
  arrive = resolve;
});

/** Loads what is below the first blocks. Rejects if that fails; the next call tries again. */
export async function loadSections(): Promise<void> {
  const { HomeSections } = await import(/* webpackChunkName: "HomeSections" */ './HomeSections.tsx');
  // React reads a promise with these two fields at once, without suspending.
  Object.assign(sectionsLoaded, { status: 'fulfilled', value: HomeSections });
  arrive(HomeSections);
}

/** For a page that is rendered by the server or after a click, which shows all of it at once. */
export async function loadHome(): Promise<Pick<PageContent, 'title' | 'description'>> {
  await loadSections();
  const { title, description } = (await import(/* webpackChunkName: "HomeSections" */ '../../content/home.ts')).home;
  return { title, description };
}
