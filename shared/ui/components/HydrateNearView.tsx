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
import { whenNoNavigation } from '../browser/navigation.ts';
import { whenNearView } from '../motion/near-view.ts';
import { giveBack, HtmlCopy, type VisitorState } from './HtmlCopy.tsx';

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
 * on the page; then React hydrates it, with the focus and what was typed in it. It waits for a navigation to be over.
 * @example
 * <HydrateNearView isLoaded={Map !== undefined} load={loadMap}>
 *   <LoadedMap />
 * </HydrateNearView>
 */
export function HydrateNearView({ isLoaded, load, margin, fallback = null, children }: HydrateNearViewProps) {
  const area = useRef<HTMLDivElement>(null);
  const left = useRef<VisitorState>(undefined);
  const [arrival] = useState(() => (isLoaded ? undefined : createArrival()));
  const bring = useEffectEvent(() => {
    // Hydrating would delay the page that somebody waits for.
    load()
      .then(whenNoNavigation)
      .then(arrival?.resolve, () => undefined);
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
    const bringUnlessLeft = () => {
      if (!touched.signal.aborted) bring();
    };
    const stop = whenNearView(current, () => whenNoNavigation().then(bringUnlessLeft), margin);
    return () => {
      touched.abort();
      stop();
    };
  }, [margin]);

  return (
    <div ref={area} data-late>
      <Suspense fallback={<ServedCopy area={area} left={left} fallback={fallback} />}>
        <Loaded area={area} left={left} arrival={arrival?.promise}>
          {children}
        </Loaded>
      </Suspense>
    </div>
  );
}

interface AreaRefs {
  area: RefObject<HTMLDivElement | null>;
  /** What the visitor has done in the copy of the served elements. */
  left: RefObject<VisitorState | undefined>;
}

interface LoadedProps extends AreaRefs {
  arrival: Promise<void> | undefined;
  children: ReactNode;
}

/** Suspends until the code has arrived. A boundary that suspends while it hydrates keeps its served HTML. */
function Loaded({ area, left, arrival, children }: LoadedProps) {
  if (arrival) use(arrival);
  // Before the browser paints.
  useLayoutEffect(() => {
    if (left.current && area.current) giveBack(left.current, area.current.children);
  }, [area, left]);
  useEffect(() => {
    // Presses and links in the area are the code's own from now on (`isLive`).
    if (area.current) area.current.dataset.live = '';
  }, [area]);
  return children;
}

interface ServedCopyProps extends AreaRefs {
  fallback: ReactNode;
}

/**
 * React gives up hydrating a boundary when something above it renders, such as the router at each navigation, and removes its elements.
 * A copy of them stands in the same place until the code arrives, whose elements then get the focus and what was typed in the copy.
 */
function ServedCopy({ area, left, fallback }: ServedCopyProps) {
  const [served] = useState(() => [...(area.current?.children ?? [])]);
  return served.length === 0 ? fallback : <HtmlCopy of={() => served} left={left} />;
}

// Firefox 115 has no Promise.withResolvers.
function createArrival() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
