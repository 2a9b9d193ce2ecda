import { useLayoutEffect, useRef, useState } from 'react';

/** The element as it stood on the page when its code failed, with what was typed: links and forms work as they do before scripts load. */
export function LeftAsItWas({ selector }: { selector: string }) {
  const [{ html, typed }] = useState(() => {
    const element = document.querySelector(selector);
    return { html: element?.outerHTML ?? '', typed: element ? fieldsIn(element).map(({ value }) => value) : [] };
  });
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = copy;
    if (!current) return;
    for (const [place, field] of fieldsIn(current).entries()) field.value = typed[place] ?? '';
    // React could not take away an element that somebody else has moved.
    for (const element of document.querySelectorAll(selector)) if (!current.contains(element)) element.remove();
  }, [selector, typed]);
  return (
    <div
      ref={copy}
      // So that it lies on the page as the element itself did.
      style={{ display: 'contents' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stood on the page.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Those that hold text. A checkbox has the same value whether it is ticked or not. */
function fieldsIn(element: Element) {
  return [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
}
