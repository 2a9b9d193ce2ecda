import type { ReactNode } from 'react';
import { useServices } from './site-services.ts';

interface FragmentProps {
  /** As the owning part exposes it: `RecentPosts`. The page's row in the route table must name it too. */
  name: string;
  /** Shown while the fragment loads in the browser, and where it cannot be had. */
  fallback?: ReactNode;
}

/** A piece of another part's screen. */
export function Fragment({ name, fallback = null }: FragmentProps) {
  const { FragmentArea } = useServices();
  return <FragmentArea name={name} fallback={fallback} />;
}
