import { hostPart } from '@site/contracts/manifest';
import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { noteFailure } from '../parts/note-failure.ts';

interface ErrorBoundaryProps {
  /** The element of `children` that stays on the page if they throw. Without it, nothing of them stays. */
  selector?: string;
  onError?: () => void;
  children: ReactNode;
}

/**
 * Keeps an error in one area of the shell from taking the rest of the page: browsers that translate and extensions change elements that
 * React believes to be its own.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    noteFailure(hostPart, error);
    this.props.onError?.();
  }

  override render() {
    const { selector, children } = this.props;
    if (!this.state.hasFailed) return children;
    return selector && <LeftAsItWas selector={selector} />;
  }
}

/** The element as it stood on the page when its code failed, with what was typed: links and forms work as they do before scripts load. */
export function LeftAsItWas({ selector }: { selector: string }) {
  const [{ html, typed }] = useState(() => {
    const element = document.querySelector(selector);
    return { html: element?.outerHTML ?? '', typed: element ? fieldsIn(element).map(({ value }) => value) : [] };
  });
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (copy.current) for (const [place, field] of fieldsIn(copy.current).entries()) field.value = typed[place] ?? '';
  }, [typed]);
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
