import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { fileTextIcon } from '@site/ui/icons';
import { useHydrated } from '@site/ui/useHydrated';
import { type MouseEvent, useEffect, useState } from 'react';
import { hint, type Person, people } from '../../content/home/people.ts';
import classes from './HeroPeople.module.css';

interface HeroPeopleProps {
  /** Loads code and sheet while the visitor is on the way to the person. */
  onApproach: (person: Person) => void;
  onOpen: (person: Person) => void;
}

/** Lies over the hero's building: whoever works in it is a link to the sheet that he or she signed, which opens in a dialog once scripts run. */
export function HeroPeople({ onApproach, onOpen }: HeroPeopleProps) {
  const haspopup = useHydrated() ? 'dialog' : undefined;
  const { isMuted, unmute } = useOneLabel();
  return (
    <div className={classes.root} data-later data-chrome>
      <p>
        <Icon icon={fileTextIcon} />
        <span>{hint}</span>
      </p>
      <ul role="list">
        {people.map((person) => {
          const approach = () => {
            unmute(person);
            onApproach(person);
          };
          return (
            <li key={person.slug}>
              <Link
                to={pathOf(person)}
                data-muted={isMuted(person) || undefined}
                aria-haspopup={haspopup}
                onPointerEnter={approach}
                onTouchStart={approach}
                onFocus={approach}
                onClick={(event: MouseEvent<HTMLElement>) => {
                  // The visitor asked for a new tab or window, which should show the page with the sheet.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  // A finger, and Safari, do not focus a link; the dialog returns the focus to what had it.
                  event.currentTarget.focus({ preventScroll: true });
                  onOpen(person);
                }}
              >
                <Icon icon={fileTextIcon} />
                <span>{person.label}</span>
                <span className="visually-hidden">{`: ${person.outcome}`}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Labels cover a part of the picture: only the person approached last has one, and none after Escape. */
function useOneLabel() {
  const [labelled, setLabelled] = useState<Person | 'none'>();
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setLabelled('none');
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  return {
    isMuted: (person: Person) => labelled !== undefined && labelled !== person,
    unmute: (person: Person) => setLabelled(person),
  };
}

export function pathOf({ slug, anchor }: Person): string {
  return `/${slug}#${anchor}`;
}
