import { type ReactNode, useEffect, useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import classes from './TimedText.module.css';

// The specification's times for toasts (S18, S47). Their ease of 300 ms is the token --motion-toast.
const toastTimeoutMs = 5_000;
const toastExtendedTimeoutMs = 1_000;

interface TimedTextProps extends Pick<ToastContentProps, 'isPaused' | 'closeToast'> {
  type: string;
  children: ReactNode;
}

/** The words of a toast that closes by itself: when its bar, which shows the time that is left, has run out. */
export function TimedText({ isPaused, closeToast, type, children }: TimedTextProps) {
  const bar = useRef<HTMLSpanElement>(null);

  // After a pause the rest of the time runs, but at least a second (S47).
  useEffect(() => {
    if (isPaused) return;
    for (const animation of bar.current?.getAnimations() ?? [])
      animation.currentTime = Math.min(Number(animation.currentTime), toastTimeoutMs - toastExtendedTimeoutMs);
  }, [isPaused]);

  return (
    <>
      <span>{children}</span>
      <span
        ref={bar}
        className={classes.bar}
        data-type={type}
        role="progressbar"
        aria-label="Time left"
        style={{ animationDuration: `${toastTimeoutMs}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
        onAnimationEnd={() => closeToast()}
      />
    </>
  );
}
