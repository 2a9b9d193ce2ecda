import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox, type CallBoxProps } from '@site/ui/CallBox';
import { ShareButton } from '@site/ui/ShareButton';

/** The site's one call to action, below a phone number. */
export function VisitCall(box: Omit<CallBoxProps, 'children'>) {
  return (
    <CallBox {...box}>
      <VisitLink />
    </CallBox>
  );
}

/** The same in the banner of a page that visitors may want to show a colleague. */
export function VisitAction({ title }: { title: string }) {
  return (
    <>
      <VisitLink />
      <ShareButton title={title} />
    </>
  );
}

function VisitLink() {
  return <ButtonLink to="/contact">Arrange a visit</ButtonLink>;
}
