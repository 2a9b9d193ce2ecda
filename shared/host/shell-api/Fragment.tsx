import type { ReactNode } from 'react';
import { useShell } from './shell.ts';

interface FragmentProps {
  /** The name under which its part exposes it: `RecentPosts`. The page's row in the route table must list it too. */
  name: string;
  /** Shown while the fragment loads in the browser, and if it cannot be loaded. */
  fallback?: ReactNode;
}

/**
 * A piece of another part's screen.
 * @example
 * <Fragment name="RecentPosts" fallback={<ButtonLink to="/blogs">All posts</ButtonLink>} />
 */
export function Fragment({ name, fallback = null }: FragmentProps) {
  const { FragmentArea } = useShell();
  return <FragmentArea name={name} fallback={fallback} />;
}
