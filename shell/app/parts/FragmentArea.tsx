import { whenNearView } from '@site/ui/near-view';
import { useHydrated } from '@site/ui/useHydrated';
import { type ReactNode, Suspense, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { FailedArea } from './FailedArea.tsx';
import { PartArea } from './PartArea.tsx';

interface FragmentAreaProps {
  name: string;
  fallback: ReactNode;
}

/**
 * A fragment on another part's page. Its code and data load when the area is near the viewport; until then its server HTML is shown.
 * Has no state on purpose: re-rendering above a boundary that is not hydrated yet makes React drop the server HTML.
 */
export function FragmentArea({ name, fallback }: FragmentAreaProps) {
  const { release, parts, page } = useSite();
  const area = useRef<HTMLDivElement>(null);
  const part = release.fragments[name]?.part;

  useEffect(
    () => (area.current ? whenNearView(area.current, () => parts.loadFragment(name)) : undefined),
    [name, parts],
  );

  if (!part) return fallback;
  const body = (
    <Suspense fallback={fallback}>
      <FragmentBody name={name} part={part} />
    </Suspense>
  );
  return (
    <div ref={area} data-fragment={name}>
      {name in page.fragments ? body : <AfterHydration>{body}</AfterHydration>}
    </div>
  );
}

/** Renders nothing until hydration has finished: the server did not send the children, so they would be a mismatch. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}

function FragmentBody({ name, part }: { name: string; part: string }) {
  const { parts } = useSite();
  const settled = parts.fragmentSettled(name);
  if (settled) use(settled);
  const readState = () => parts.fragmentState(name);
  const state = useSyncExternalStore(parts.subscribe, readState, readState);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady) parts.fragmentShown?.(name);
  }, [isReady, name, parts]);
  if (state.status !== 'ready')
    return (
      <FailedArea area={name} part={part} isWaiting={state.status === 'waiting'} onRetry={() => parts.retry(part)} />
    );
  return (
    <PartArea key="ready" area={name} part={part}>
      <state.Fragment data={state.data} />
    </PartArea>
  );
}
