import { Link, useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { otherLanguage } from '../language.ts';

// Twice, because a device without Devanagari shows the first as empty boxes: its font is on pages in Hindi only.
const hindi = (
  <>
    हिन्दी <span lang="en-IN">(Hindi)</span>
  </>
);

const names = { 'en-IN': 'English', hi: hindi };

/** Leads to the page on screen in the other language, or to that language's home page. Each language is named in its own words. */
export function LanguageLink({ element: Element }: { element: 'li' | 'p' }) {
  const { pathname } = useLocation();
  const other = otherLanguage(pathname, useShell().routes);
  if (!other) return null;
  return (
    <Element data-fact="language">
      <Link key={other.language} to={other.path} lang={other.language} hrefLang={other.language}>
        {names[other.language]}
      </Link>
    </Element>
  );
}
