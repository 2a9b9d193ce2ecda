import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';

/** The illustration beside the words of a page that could not be loaded. */
export function FailureIllustration() {
  return <Picture picture={outOfOrder} alt="" sizes={errorPageSizes} isEager ground="none" />;
}
