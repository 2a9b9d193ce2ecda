import { ButtonLink } from '@site/ui/ButtonLink';
import { Notice } from '@site/ui/Notice';

interface NoPostsProps {
  title: string;
  children: string;
  /** Where to go instead. */
  link: { to: string; label: string };
}

export function NoPosts({ title, children, link }: NoPostsProps) {
  return (
    <Notice kind="info" title={title} headingLevel={2} actions={<ButtonLink to={link.to}>{link.label}</ButtonLink>}>
      <p>{children}</p>
    </Notice>
  );
}
