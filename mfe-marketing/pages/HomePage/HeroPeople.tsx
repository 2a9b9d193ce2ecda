import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { fileTextIcon } from '@site/ui/icons';
import { useHydrated } from '@site/ui/useHydrated';
import { type MouseEvent, useEffect, useState } from 'react';
import { hint, type Person, people } from '../../content/home/people.ts';
import classes from './HeroPeople.module.css';

interface HeroPeopleProps {
  /** Loads code and papers while the visitor is on the way to a person. */
  onApproach: () => void;
  /** With the place of the person's badge, from which the paper rises. */
  onOpen: (person: Person, badge: DOMRect) => void;
}

/**
 * Lies over the hero's building: whoever works in it shows the paper that he or she signed, in a dialog. Until scripts run, each is a link to
 * a sample of the same trade.
 */
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
            onApproach();
          };
          return (
            <li key={person.id}>
              <Link
                to={pathOf(person)}
                data-muted={isMuted(person) || undefined}
                aria-haspopup={haspopup}
                onPointerEnter={approach}
                onTouchStart={approach}
                onFocus={approach}
                onClick={(event: MouseEvent<HTMLElement>) => {
                  // The visitor asked for a new tab or window.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  // A finger, and Safari, do not focus a link; the dialog returns the focus to what had it.
                  event.currentTarget.focus({ preventScroll: true });
                  const badge = event.currentTarget.querySelector('svg') ?? event.currentTarget;
                  onOpen(person, badge.getBoundingClientRect());
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
