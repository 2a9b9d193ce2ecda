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

/** For a page past the last; `path` is the address of the first. */
export function PageBeyond({ path }: { path: string }) {
  return (
    <NoPosts title="This page of posts does not exist" link={{ to: path, label: 'Newest posts' }}>
      The list has fewer pages. Please start again from the newest post.
    </NoPosts>
  );
}
