import { NoPosts } from './NoPosts.tsx';

/** Someone asked for a page behind the last; `path` is the first. */
export function PageBeyond({ path }: { path: string }) {
  return (
    <NoPosts title="There is no such page of posts" way={{ to: path, label: 'Newest posts' }}>
      The list is shorter than that. Start again from the newest post.
    </NoPosts>
  );
}
