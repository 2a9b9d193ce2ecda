import type { Topic } from '../contract/topics.ts';
import type { ListedPost } from '../data/parse-responses.ts';
import { LoadingArea } from './LoadingArea.tsx';
import { Paging } from './Paging.tsx';
import { PostGrid } from './PostGrid.tsx';
import { TopicNav } from './TopicNav.tsx';

interface PostsListProps {
  /** Address of the list's first page. */
  path: string;
  posts: ListedPost[];
  page: number;
  pages: number;
  categories: Topic[];
  /** Slug of the category being shown; empty for a tag. */
  current?: string;
}

/** One page of a list of posts, with links to its other pages and to the categories. */
export function PostsList({ path, posts, page, pages, categories, current }: PostsListProps) {
  return (
    <>
      <TopicNav categories={categories} current={current} />
      <LoadingArea>
        <PostGrid posts={posts} />
        <Paging path={path} page={page} pages={pages} />
      </LoadingArea>
    </>
  );
}
