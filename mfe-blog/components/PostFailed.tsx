import { Section } from '@site/ui/Section';
import { PostsFailed } from './PostsFailed.tsx';

/** In place of a page of posts. */
export function PostFailed({ title, message }: { title: string; message?: string | undefined }) {
  return (
    <Section>
      <PostsFailed title={title} headingLevel={1} message={message} />
    </Section>
  );
}
