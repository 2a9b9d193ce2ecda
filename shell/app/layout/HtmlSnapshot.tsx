import { useLayoutEffect, useRef, useState } from 'react';

/** A copy of the element's HTML at the moment its code failed, with what was typed and ticked: it works as it does before scripts load. */
export function HtmlSnapshot({ selector }: { selector: string }) {
  const [{ html, typed }] = useState(() => {
    const element = document.querySelector(selector);
    return { html: element?.outerHTML ?? '', typed: element ? fieldsIn(element).map(stateOf) : [] };
  });
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = copy;
    if (!current) return;
    for (const [index, field] of fieldsIn(current).entries()) Object.assign(field, typed[index]);
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

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsIn(element: Element) {
  return [...element.querySelectorAll<Field>('input, textarea')];
}

/** What HTML does not say about a field. */
function stateOf(field: Field) {
  return field instanceof HTMLInputElement ? { value: field.value, checked: field.checked } : { value: field.value };
}
