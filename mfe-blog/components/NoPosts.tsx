import { ButtonLink } from '@site/ui/ButtonLink';
import { Notice } from '@site/ui/Notice';

interface NoPostsProps {
  title: string;
  children: string;
  /** Where to go from here. */
  way: { to: string; label: string };
}

export function NoPosts({ title, children, way }: NoPostsProps) {
  return (
    <Notice kind="info" title={title}>
      <p>{children}</p>
      <ButtonLink variant="secondary" to={way.to}>
        {way.label}
      </ButtonLink>
    </Notice>
  );
}
