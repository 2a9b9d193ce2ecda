import { useStore } from 'zustand';
import { useSite } from '../site-context.ts';
import { PageLoader } from './PageLoader.tsx';

/** A leaf of its own: a state read further up would render again above areas that are not hydrated yet. */
export function SiteLoader() {
  return <PageLoader isVisible={useStore(useSite().store, ({ isLoading }) => isLoading)} />;
}
