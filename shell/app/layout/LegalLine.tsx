import { brand } from '@site/brand';
import type { SiteDocument } from '@site/contracts/shell-api';
import { useShell } from '@site/host/shell-api';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Anchor } from '@site/ui/Anchor';
import { documentLabel } from '@site/ui/document-label';
import { useFrameWords } from '../frame-words.ts';
import { LinkItems, useMenu } from '../menu.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import classes from './LegalLine.module.css';
import { ScrollToTop } from './ScrollToTop.tsx';

/** The last line of the footer. India's companies rules require the CIN, the registered office and a grievance contact on a company's site. */
export function LegalLine() {
  const { documents } = useShell();
  const words = useFrameWords();
  const { legalName, cin, grievance } = brand.registration;
  return (
    <div className={classes.root}>
      <dl>
        <div>
          <dt>CIN</dt>
          <dd>{cin}</dd>
        </div>
        <div>
          <dt>{words.registeredOffice.label}</dt>
          <dd>{withNoBreakSpaces(words.registeredOffice.address)}</dd>
        </div>
        <div>
          <dt>{words.grievances.label}</dt>
          <dd>
            {`${words.grievances.officer}, `}
            <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
          </dd>
        </div>
      </dl>
      <p>{`© ${legalName}. ${words.rights}`}</p>
      <nav aria-label={words.legal}>
        {words.otherPages && <p>{words.otherPages}</p>}
        <ul>
          <LinkItems items={useMenu('legal')} />
          {documents.map((document) => (
            <DocumentItem key={document.path} document={document} lang={words.lang && 'en-IN'} />
          ))}
          <LanguageLink element="li" />
        </ul>
      </nav>
      <ScrollToTop />
    </div>
  );
}

function DocumentItem({ document, lang }: { document: SiteDocument; lang: 'en-IN' | undefined }) {
  const menu = document.menus.find(({ group }) => group === 'legal');
  if (!menu) return null;
  return (
    <li>
      <Anchor to={document.path} lang={lang} isExternal>
        {documentLabel(menu.label, document)}
      </Anchor>
    </li>
  );
}
