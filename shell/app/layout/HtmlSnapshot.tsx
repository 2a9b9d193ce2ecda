import { useLayoutEffect, useRef, useState } from 'react';

/** A copy of the element's HTML at the moment its code failed, with what was typed: links and forms work as they do before scripts load. */
export function HtmlSnapshot({ selector }: { selector: string }) {
  const [{ html, typed }] = useState(() => {
    const element = document.querySelector(selector);
    return { html: element?.outerHTML ?? '', typed: element ? fieldsIn(element).map(({ value }) => value) : [] };
  });
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = copy;
    if (!current) return;
    for (const [index, field] of fieldsIn(current).entries()) field.value = typed[index] ?? '';
    // React cannot remove an element that an extension has moved.
    for (const element of document.querySelectorAll(selector)) if (!current.contains(element)) element.remove();
  }, [selector, typed]);
  return (
    <div
      ref={copy}
      // Keeps the wrapper out of the layout.
      style={{ display: 'contents' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML was on the page already.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Fields that hold text, and checkboxes, whose value is the same whether they are ticked or not. */
function fieldsIn(element: Element) {
  return [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
}
