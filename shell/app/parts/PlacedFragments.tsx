import { useSite } from '../site-context.ts';
import { PlacedFragment } from './PlacedFragment.tsx';

/** All fragments that parts place at this point of every page. */
export function PlacedFragments({ place }: { place: 'footer' }) {
  const { release } = useSite();
  return Object.entries(release.fragments).map(
    ([name, entry]) => entry.place === place && <PlacedFragment key={name} name={name} part={entry.part} />,
  );
}
