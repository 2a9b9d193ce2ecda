import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface HtmlCopyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Reads the elements from the page, once. */
  of: () => Iterable<Element>;
  /** Gets what the visitor has done in the copy, right before React removes it. */
  left?: RefObject<VisitorState | undefined>;
}

/**
 * A copy of elements of the page whose code has failed or is not there, with the focus and what was typed, ticked and opened in them: it works
 * as they do before scripts load.
 * @example
 * <HtmlCopy of={() => document.querySelectorAll('#site-footer')} />
 */
export function HtmlCopy({ of, left, ...rest }: HtmlCopyProps) {
  const [{ html, state }] = useState(() => {
    const elements = [...of()];
    return { html: elements.map(({ outerHTML }) => outerHTML).join(''), state: visitorState(elements) };
  });
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const elements = copy.current?.children ?? [];
    giveBack(state, elements);
    return () => {
      if (left) left.current = visitorState(elements);
    };
  }, [state, left]);
  return (
    <div
      {...rest}
      ref={copy}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML was on the page already.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** What a visitor has done in elements. */
export interface VisitorState {
  /** Of each field and each `details`, what differs from its HTML. */
  changes: object[];
  /** Which of all elements has the focus; -1 if none has. */
  focused: number;
}

function visitorState(elements: Iterable<Element>): VisitorState {
  const all = withDescendants(elements);
  return {
    changes: all.filter(isChangeable).map(changesOf),
    focused: all.findIndex((element) => element.matches(':focus')),
  };
}

/** Puts the state into elements of the same HTML. */
export function giveBack({ changes, focused }: VisitorState, elements: Iterable<Element>): void {
  const all = withDescendants(elements);
  for (const [index, element] of all.filter(isChangeable).entries()) Object.assign(element, changes[index]);
  const target = all[focused];
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function withDescendants(elements: Iterable<Element>): Element[] {
  return [...elements].flatMap((element) => [element, ...element.querySelectorAll('*')]);
}

type Changeable = HTMLInputElement | HTMLTextAreaElement | HTMLDetailsElement;

function isChangeable(element: Element): element is Changeable {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLDetailsElement
  );
}

function changesOf(element: Changeable): object {
  if (element instanceof HTMLDetailsElement) return { open: element.open };
  const { value, defaultValue } = element;
  return {
    // Not of a hidden field: the code's own may have another value.
    ...(value !== defaultValue && { value }),
    ...(element instanceof HTMLInputElement && { checked: element.checked }),
  };
}
