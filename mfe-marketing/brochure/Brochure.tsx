import type { ReactNode } from 'react';
import { ApproachSheet } from './ApproachSheet.tsx';
import type { BrochureContent } from './brochure-content.ts';
import { CardSheet } from './CardSheet.tsx';
import { CompanySheet } from './CompanySheet.tsx';
import { CoverSheet } from './CoverSheet.tsx';
import { PrintedDocument } from './PrintedDocument.tsx';
import { PromiseSheet } from './PromiseSheet.tsx';
import { ReachSheet } from './ReachSheet.tsx';

export function Brochure({ content }: { content: BrochureContent }) {
  const { title, cover, company, services, industries, approach, promise, reach } = content;
  return (
    <PrintedDocument title={title}>
      <CoverSheet {...cover} />
      <Sheet>
        <CompanySheet {...company} />
      </Sheet>
      <Sheet>
        <CardSheet {...services} kind="services" />
      </Sheet>
      <Sheet>
        <CardSheet {...industries} kind="industries" />
      </Sheet>
      <Sheet>
        <ApproachSheet {...approach} />
      </Sheet>
      <Sheet>
        <PromiseSheet {...promise} />
      </Sheet>
      <ReachSheet {...reach} />
    </PrintedDocument>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <section className="sheet">{children}</section>;
}
