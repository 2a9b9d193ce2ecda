import { HtmlCopy } from '@site/ui/HtmlCopy';
import { useLayoutEffect } from 'react';

/** A copy of the element at the moment its code failed. */
export function HtmlSnapshot({ selector }: { selector: string }) {
  useLayoutEffect(() => {
    // React cannot remove an element that an extension has moved.
    for (const element of document.querySelectorAll(selector))
      if (!element.closest('[data-snapshot]')) element.remove();
  }, [selector]);
  return (
    <HtmlCopy
      of={() => [...document.querySelectorAll(selector)].slice(0, 1)}
      data-snapshot
      // Keeps the wrapper out of the layout.
      style={{ display: 'contents' }}
    />
  );
}
