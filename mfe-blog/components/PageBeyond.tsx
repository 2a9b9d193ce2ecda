import { NoPosts } from './NoPosts.tsx';

/** For a page past the last; `path` is the address of the first. */
export function PageBeyond({ path }: { path: string }) {
  return (
    <NoPosts title="This page of posts does not exist" link={{ to: path, label: 'Newest posts' }}>
      The list has fewer pages. Please start again from the newest post.
    </NoPosts>
  );
}
