import { brand } from '@site/brand';
import type { SiteDocument } from '@site/contracts/shell-api';
import { useShell } from '@site/host/shell-api';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Anchor } from '@site/ui/Anchor';
import { documentLabel } from '@site/ui/document-label';
import { LanguageLink } from './LanguageLink.tsx';
import classes from './LegalLine.module.css';
import { LinkItems } from './LinkItems.tsx';
import { menuTree } from './menu-tree.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

/** Details that India's companies rules require on a company's site, links to the legal pages, documents and the other language, and the link to the top. */
export function LegalLine() {
  const { routes, documents } = useShell();
  const { legalName, cin, registeredOffice, grievance } = brand.registration;
  return (
    <div className={classes.root}>
      <dl>
        <div>
          <dt>CIN</dt>
          <dd>{cin}</dd>
        </div>
        <div>
          <dt>Registered office</dt>
          <dd>{withNoBreakSpaces(registeredOffice)}</dd>
        </div>
        <div>
          <dt>Grievances</dt>
          <dd>
            {`${grievance.name}, `}
            <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
          </dd>
        </div>
      </dl>
      <p>{`© ${legalName}. All rights reserved.`}</p>
      <nav aria-label="Legal">
        <ul>
          <LinkItems items={menuTree(routes, 'legal')} />
          {documents.map((document) => (
            <DocumentItem key={document.path} document={document} />
          ))}
          <LanguageLink element="li" />
        </ul>
      </nav>
      <ScrollToTop />
    </div>
  );
}

function DocumentItem({ document }: { document: SiteDocument }) {
  const menu = document.menus.find(({ group }) => group === 'legal');
  if (!menu) return null;
  return (
    <li>
      <Anchor to={document.path} isExternal>
        {documentLabel(menu.label, document)}
      </Anchor>
    </li>
  );
}
