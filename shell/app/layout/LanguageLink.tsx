import { notFoundPath } from '@site/contracts/paths';
import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { usePageRow } from '../frame-words.ts';
import { otherLanguage } from '../language.ts';

const names = { 'en-IN': 'English', hi: 'हिन्दी' };

/** Leads to the page on screen in the other language, or to that language's home page. Each language is named in its own words. */
export function LanguageLink({ element: Element }: { element: 'li' | 'p' }) {
  const other = otherLanguage(usePageRow() ?? { path: notFoundPath }, useShell().routes);
  if (!other) return null;
  return (
    <Element data-fact="language">
      <Link key={other.language} to={other.path} lang={other.language} hrefLang={other.language}>
        {names[other.language]}
        {/* For visitors who cannot read its name. The top bar has no room for that. */}
        {other.language === 'hi' && Element === 'li' && <span lang="en-IN">{'\u00a0(Hindi)'}</span>}
      </Link>
    </Element>
  );
}
