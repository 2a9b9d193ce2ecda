import { type ReactNode, useEffect, useRef } from 'react';
import { toastExtendedTimeoutMs, toastTimeoutMs } from './toast-constants.ts';

/** The words of a toast. */
export function ToastText({ isPaused, children }: { isPaused: boolean; children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);

  // react-toastify closes a toast when its bar's animation ends, and after a pause resumes what was left of it (S47).
  useEffect(() => {
    if (isPaused) return;
    for (const animation of barOf(text.current)?.getAnimations() ?? [])
      animation.currentTime = Math.min(Number(animation.currentTime), toastTimeoutMs - toastExtendedTimeoutMs);
  }, [isPaused]);

  return <span ref={text}>{children}</span>;
}

function barOf(text: HTMLElement | null) {
  return text?.closest('.Toastify__toast')?.querySelector('[role="progressbar"]');
}
