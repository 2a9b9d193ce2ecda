import { useNavigate } from '@site/host/router';
import type { MouseEvent } from 'react';

/** A click handler for HTML that React did not render: sends links within the site through the router. */
export function useRoutedLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const path = isPlainClick(event) && pathOfLink(event.target);
    if (!path) return;
    event.preventDefault();
    navigate(path);
  };
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

function pathOfLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/') && !href.startsWith('/uploads/') ? href : null;
}
