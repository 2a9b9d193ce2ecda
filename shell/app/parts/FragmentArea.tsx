import { HydrateNearView } from '@site/ui/HydrateNearView';
import { useHydrated } from '@site/ui/useHydrated';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { FragmentState } from '../parts.ts';
import { useSite } from '../site-context.ts';
import { FailureNotice } from './FailedArea.tsx';
import { PartArea } from './PartArea.tsx';

interface FragmentAreaProps {
  name: string;
  fallback: ReactNode;
}

/** A fragment, on another part's page or in the layout. Its code and data load when it comes near the view. */
export function FragmentArea({ name, fallback }: FragmentAreaProps) {
  const { release, parts, page } = useSite();
  const { part, place } = release.fragments[name] ?? {};
  if (!part) return fallback;
  const content = (
    <>
      {/* A notice in the footer would be on every page. */}
      {!place && <FragmentNotice name={name} part={part} />}
      <HydrateNearView
        isLoaded={parts.fragmentState(name).status === 'ready'}
        load={() => parts.loadFragment(name)}
        fallback={fallback}
      >
        <FragmentBody name={name} part={part} />
      </HydrateNearView>
    </>
  );
  return (
    <div data-fragment={name}>{name in page.fragments ? content : <AfterHydration>{content}</AfterHydration>}</div>
  );
}

/** All fragments that parts place at this point of every page. */
export function PlacedFragments({ place }: { place: 'footer' }) {
  const { release } = useSite();
  // Renders them once more, so that React gives up hydrating those whose code is not there (`ServedCopy`). It would try that again in the first
  // navigation, for which they stay on the page, and render the next page twice.
  useHydrated();
  return Object.entries(release.fragments).map(
    ([name, entry]) => entry.place === place && <FragmentArea key={name} name={name} fallback={null} />,
  );
}

/** Renders nothing until hydration has finished: the server did not send the children, so they would be a mismatch. */
function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}

interface FragmentProps {
  name: string;
  part: string;
}

function FragmentBody({ name, part }: FragmentProps) {
  const { page } = useSite();
  const state = useFragmentState(name);
  const isHydrated = useHydrated();
  if (state.status !== 'ready') return null;
  // Hydration needs the data that the server rendered from; newer data may have arrived first.
  const data = isHydrated ? state.data : page.fragments[name];
  return (
    <PartArea area={name} part={part}>
      <state.Fragment data={data} />
    </PartArea>
  );
}

/** Says that the fragment could not be loaded, until it is there after all. */
function FragmentNotice({ name, part }: FragmentProps) {
  const { parts, servedArea } = useSite();
  const { status } = useFragmentState(name);
  const [hasFailed, setFailed] = useState(false);
  if (status === 'failed' && !hasFailed) setFailed(true);
  if (status === 'ready' || !hasFailed) return null;
  return (
    <FailureNotice
      area={name}
      isWaiting={status === 'waiting'}
      onRetry={() => parts.retry(part)}
      place={servedArea(name) === undefined ? 'area' : 'above text'}
    />
  );
}

function useFragmentState(name: string): FragmentState {
  const { parts } = useSite();
  const readState = () => parts.fragmentState(name);
  return useSyncExternalStore(parts.subscribe, readState, readState);
}
