import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox, type CallBoxProps } from '@site/ui/CallBox';

/** The site's one call to action, below a phone number. */
export function VisitCall(box: Omit<CallBoxProps, 'children'>) {
  return (
    <CallBox {...box}>
      <ButtonLink to="/contact">Arrange a visit</ButtonLink>
    </CallBox>
  );
}
