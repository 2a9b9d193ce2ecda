import { NoPosts } from './NoPosts.tsx';

/** For a page past the last; `path` is the address of the first. */
export function PageBeyond({ path }: { path: string }) {
  return (
    <NoPosts title="There is no such page of posts" link={{ to: path, label: 'Newest posts' }}>
      The list is shorter than that. Start again from the newest post.
    </NoPosts>
  );
}
