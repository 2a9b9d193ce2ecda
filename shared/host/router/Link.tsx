import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Without the mark for route discovery, which this site does not use and each of its pages would carry sixty times. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />;
}
