import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';

interface VisitCallProps {
  title: string;
  text: string;
}

/** The site's one call to action, below a phone number. */
export function VisitCall(words: VisitCallProps) {
  return (
    <CallBox {...words}>
      <ButtonLink to="/contact">Arrange a visit</ButtonLink>
    </CallBox>
  );
}
