import { type ComponentType, use } from 'react';
import type { PageContent } from '../../content/types.ts';

let loaded: ComponentType | undefined;
let arrive: (sections: ComponentType) => void;
const arrival = new Promise<ComponentType>((resolve) => {
  arrive = resolve;
});

/** The sections; suspends until they have loaded, whatever triggered it. */
export function useSections(): ComponentType {
  return loaded ?? use(arrival);
}

/** Loads what is below the first blocks. Rejects if that fails; the next call tries again. */
export async function loadSections(): Promise<void> {
  const { HomeSections } = await import(/* webpackChunkName: "HomeSections" */ './HomeSections.tsx');
  loaded = HomeSections;
  arrive(HomeSections);
}

/** For a page that is rendered by the server or after a click, which shows all of it at once. */
export async function loadHome(): Promise<Pick<PageContent, 'title' | 'description'>> {
  await loadSections();
  const { title, description } = (await import(/* webpackChunkName: "HomeSections" */ '../../content/home.ts')).home;
  return { title, description };
}
