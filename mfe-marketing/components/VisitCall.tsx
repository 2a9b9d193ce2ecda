import { visitPath } from '@site/brand/contact-links';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox, type CallBoxProps } from '@site/ui/CallBox';
import { ShareButton } from '@site/ui/ShareButton';
import type { ReactNode } from 'react';

/** The site's one call to action, below a phone number. */
export function VisitCall(box: Omit<CallBoxProps, 'children'>) {
  return (
    <CallBox {...box}>
      <VisitLink />
    </CallBox>
  );
}

/** The same in the banner of a page that visitors may want to show a colleague; `children` are further ways from it. */
export function VisitAction({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <VisitLink />
      {children}
      <ShareButton title={title} />
    </>
  );
}

function VisitLink() {
  return <ButtonLink to={visitPath}>Arrange a visit</ButtonLink>;
}
