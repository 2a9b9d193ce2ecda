import { ButtonLink } from '@site/ui/ButtonLink';

/** The site's one call to action, beside a phone number. */
export function VisitLink() {
  return (
    <ButtonLink to="/contact" variant="secondary">
      Arrange a visit
    </ButtonLink>
  );
}
