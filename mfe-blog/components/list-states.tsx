import { brand } from '@site/brand';
import { useRevalidator } from '@site/host/router';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import { useState } from 'react';

// What a page shows in place of its list of posts.

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

export function LoadErrorNotice({ title, message }: { title: string; message?: string }) {
  return (
    <Notice kind="error" title={title} headingLevel={2} actions={<Retry />}>
      <FailureText message={message} />
    </Notice>
  );
}

/** The server's own words, if it gave any, and the number to call. */
export function FailureText({ message }: { message: string | undefined }) {
  return (
    <>
      {message && <p>{message}</p>}
      <p>
        Please try again, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
    </>
  );
}

/** Loads the page's posts once more. */
export function Retry() {
  const { revalidate } = useRevalidator();
  // Not the router's state: a preview also loads again without a press.
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await revalidate();
    setBusy(false);
  };
  return <TryAgain isBusy={isBusy} onRetry={retry} />;
}
