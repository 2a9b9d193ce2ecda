import { whenNearView } from '@site/ui/near-view';
import { useHydrated } from '@site/ui/useHydrated';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { PartArea } from './PartArea.tsx';
import { ServedArea } from './ServedArea.tsx';

/** All fragments that parts place at this point of every page. */
export function PlacedFragments({ place }: { place: 'footer' }) {
  const { release } = useSite();
  return Object.entries(release.fragments).map(
    ([name, entry]) => entry.place === place && <PlacedFragment key={name} name={name} part={entry.part} />,
  );
}

/**
 * A fragment in the layout. Its server HTML is shown until its code has loaded, near the viewport; it stays if that fails or the visitor
 * has begun to fill it in. Not a `FragmentArea`, because the router's contexts change above the layout, and a boundary that is not
 * hydrated yet would delay every navigation.
 */
function PlacedFragment({ name, part }: { name: string; part: string }) {
  const { parts, servedArea } = useSite();
  const [html] = useState(() => servedArea(name));
  const area = useRef<HTMLDivElement>(null);
  const readState = () => parts.fragmentState(name);
  const state = useSyncExternalStore(parts.subscribe, readState, readState);
  const isInUse = useServedInUse(area, state.status === 'ready');
  const isHydrated = useHydrated();
  const isReady = state.status === 'ready' && !(isInUse && html !== undefined);

  useEffect(
    () => (area.current ? whenNearView(area.current, () => parts.loadFragment(name)) : undefined),
    [name, parts],
  );

  return (
    <div ref={area} data-fragment={name} data-live={(isHydrated && isReady) || undefined}>
      {isReady && (
        <PartArea area={name} part={part}>
          <state.Fragment data={state.data} />
        </PartArea>
      )}
      {!isReady && html !== undefined && <ServedArea area={name} part={part} html={html} />}
    </div>
  );
}

/** Whether the visitor used the server HTML before the code arrived; replacing it would lose what was typed. */
function useServedInUse(area: RefObject<HTMLElement | null>, hasCode: boolean): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (hasCode || !element) return;
    if (element.contains(document.activeElement) || Array.from(element.querySelectorAll('input')).some(isChanged))
      setInUse(true);
    const note = () => setInUse(true);
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [area, hasCode]);
  return isInUse;
}

// An unticked checkbox has the value 'on' and no default value.
function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked || (type !== 'checkbox' && value !== defaultValue);
}
