import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
 * An area whose code loads when it comes near the view. Until then, and if loading fails, its served HTML stays on the page; then React
 * hydrates it, with the focus and what was typed in it.
 * @example
 * <HydrateNearView isLoaded={Map !== undefined} load={loadMap}>
 *   <LoadedMap />
 * </HydrateNearView>
 */
export function HydrateNearView({ isLoaded, load, margin, fallback = null, children }: HydrateNearViewProps) {
  const area = useRef<HTMLDivElement>(null);
  const isInUse = useRef(false);
  const [arrival] = useState(() => (isLoaded ? undefined : createArrival()));
  const handleNear = useEffectEvent(() => {
    // The children would replace what the visitor has begun to fill in.
    const arrive = () => !isInUse.current && arrival?.resolve();
    load().then(arrive, () => undefined);
  });

  useEffect(() => (area.current ? whenNearView(area.current, () => handleNear(), margin) : undefined), [margin]);

  return (
    <div ref={area}>
      <Suspense fallback={<ServedElements area={area} isInUse={isInUse} fallback={fallback} />}>
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
    // Tests wait for it.
    if (area.current) area.current.dataset.live = '';
  }, [area]);
  return children;
}

interface ServedElementsProps {
  area: RefObject<HTMLDivElement | null>;
  isInUse: RefObject<boolean>;
  fallback: ReactNode;
}

/**
 * React gives up hydrating a boundary when something above it renders, such as the router at each navigation, and removes its elements.
 * This puts the same elements back in the same frame.
 */
function ServedElements({ area, isInUse, fallback }: ServedElementsProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [elements] = useState(() => Array.from(area.current?.children ?? []));
  useLayoutEffect(() => {
    holder.current?.append(...elements);
    holder.current?.addEventListener('focusin', () => {
      isInUse.current = true;
    });
  }, [elements, isInUse]);
  return elements.length === 0 ? fallback : <div ref={holder} />;
}

// Firefox 115 has no Promise.withResolvers.
function createArrival() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
