import { Notice } from '@site/ui/Notice';
import { FailureText } from './FailureText.tsx';
import { Retry } from './Retry.tsx';

/** In place of a list of posts. */
export function PostsFailed({ title, message }: { title: string; message?: string | undefined }) {
  return (
    <Notice kind="error" title={title} headingLevel={2} actions={<Retry />}>
      <FailureText message={message} />
    </Notice>
  );
}
