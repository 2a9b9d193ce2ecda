import { type ReactNode, type RefObject, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenNoNavigation } from '../browser/navigation.ts';
import { HtmlCopy } from '../components/HtmlCopy.tsx';
import { whenNearView } from './near-view.ts';

interface HydrateNearViewProps {
  /** Whether the children can be rendered already: on the server, and where `load` was called before. */
  isLoaded: boolean;
  /** Loads the code that the children need. If it rejects, the area stays as it was served. */
  load: () => Promise<unknown>;
  /** How far from the view the code is loaded. */
  margin?: string;
  /** Shown until the children are loaded where the server sent nothing: after a click. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * An area whose code loads when it comes near the view, or at once when it is touched. Until then, and if loading fails, its served HTML stays
 * on the page; then React hydrates it, with the focus and what was typed in it. Near the view it waits for a navigation to be over.
 * @example
 * <HydrateNearView isLoaded={Map !== undefined} load={loadMap}>
 *   <LoadedMap />
 * </HydrateNearView>
 */
export function HydrateNearView({ isLoaded, load, margin, fallback = null, children }: HydrateNearViewProps) {
  const area = useRef<HTMLDivElement>(null);
  const isInUse = useRef(false);
  const [arrival] = useState(() => (isLoaded ? undefined : createArrival()));
  const bring = useEffectEvent(() => {
    // The children would replace what the visitor has begun to fill in.
    const arrive = () => !isInUse.current && arrival?.resolve();
    load().then(arrive, () => undefined);
  });

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const touched = new AbortController();
    const bringIfTouched = ({ target }: Event) => {
      if (!(target instanceof Node && current.contains(target))) return;
      touched.abort();
      bring();
    };
    // On the document, because React stops these events at the root while the area is not hydrated.
    for (const touch of ['pointerdown', 'focusin'])
      document.addEventListener(touch, bringIfTouched, { capture: true, signal: touched.signal });
    const stop = whenNearView(current, () => whenNoNavigation().then(() => bring()), margin);
    return () => {
      touched.abort();
      stop();
    };
  }, [margin]);

  const copy = <ServedCopy area={area} isInUse={isInUse} fallback={fallback} />;
  return (
    <div ref={area} data-late>
      <Suspense fallback={copy}>
        <Loaded area={area} arrival={arrival?.promise}>
          {children}
        </Loaded>
      </Suspense>
    </div>
  );
}

interface LoadedProps {
  area: RefObject<HTMLDivElement | null>;
  arrival: Promise<void> | undefined;
  children: ReactNode;
}

/** Suspends until the code has arrived. A boundary that suspends while it hydrates keeps its served HTML. */
function Loaded({ area, arrival, children }: LoadedProps) {
  if (arrival) use(arrival);
  useEffect(() => {
    // Presses and links in the area are the code's own from now on (`isLive`).
    if (area.current) area.current.dataset.live = '';
  }, [area]);
  return children;
}

interface ServedCopyProps {
  area: RefObject<HTMLDivElement | null>;
  isInUse: RefObject<boolean>;
  fallback: ReactNode;
}

/**
 * React gives up hydrating a boundary when something above it renders, such as the router at each navigation, and removes its elements.
 * A copy of them stands in the same place until the code arrives.
 */
function ServedCopy({ area, isInUse, fallback }: ServedCopyProps) {
  const [served] = useState(() => [...(area.current?.children ?? [])]);
  const keep = () => {
    isInUse.current = true;
  };
  return served.length === 0 ? fallback : <HtmlCopy of={() => served} onFocus={keep} />;
}

// Firefox 115 has no Promise.withResolvers.
function createArrival() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
