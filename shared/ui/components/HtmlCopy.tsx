import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

interface HtmlCopyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Reads the elements from the page, once. */
  of: () => Iterable<Element>;
}

/**
 * A copy of elements of the page whose code has failed or is not there, with what was typed and ticked in them: it works as they do before
 * scripts load.
 * @example
 * <HtmlCopy of={() => document.querySelectorAll('#site-footer')} />
 */
export function HtmlCopy({ of, ...rest }: HtmlCopyProps) {
  const [{ html, typed }] = useState(() => {
    const elements = [...of()];
    return { html: elements.map(({ outerHTML }) => outerHTML).join(''), typed: fieldsIn(elements).map(stateOf) };
  });
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [index, field] of fieldsIn(copy.current?.children ?? []).entries()) Object.assign(field, typed[index]);
  }, [typed]);
  return (
    <div
      {...rest}
      ref={copy}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML was on the page already.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function fieldsIn(elements: Iterable<Element>) {
  return [...elements].flatMap((element) => [element, ...element.querySelectorAll('*')]).filter(isField);
}

/** What HTML does not say about a field. */
function stateOf(field: Field) {
  return field instanceof HTMLInputElement ? { value: field.value, checked: field.checked } : { value: field.value };
}
