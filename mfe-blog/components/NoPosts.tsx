import { ButtonLink } from '@site/shared/ui/ButtonLink.tsx';
import { Notice } from '@site/shared/ui/Notice.tsx';

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
