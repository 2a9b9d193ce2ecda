import { socialProfiles } from '@site/brand';
import { useFrameWords } from '../frame-words.ts';
import classes from './SocialLinks.module.css';

type SocialName = (typeof socialProfiles)[number]['name'];

/** Generic drawings that people recognise, not the companies' trade marks. */
const drawings: Record<SocialName, string> = {
  LinkedIn: 'M6 10v8M6 6v.01M11 18v-8m0 4a3.5 3.5 0 0 1 7 0v4',
  Facebook: 'M16 5h-2a3 3 0 0 0-3 3v12M8 12h7',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16.5 7.5v.01',
  YouTube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
};

export function SocialLinks() {
  const { socialProfile } = useFrameWords();
  return (
    <ul role="list" className={classes.root}>
      {socialProfiles.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d={drawings[name]} />
            </svg>
            <span className="visually-hidden">{socialProfile(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
