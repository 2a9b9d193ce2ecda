import { isLive, whenLive } from '@site/ui/is-live';

/**
 * Keeps a press on a button whose code has not arrived, and gives it again once it has: React drops such presses. Links and forms need no code;
 * a button with a command of its own, such as the menu's, neither.
 */
export function keepEarlyClicks(): void {
  let kept: Element | undefined;

  function keep({ target }: Event) {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[type=button]:not([commandfor])') : null;
    if (!button || isLive(button)) return;
    // A visitor who presses twice has meant one press, and another button the other.
    if (kept !== button) giveAgain(button);
    kept = button;
  }

  function giveAgain(button: HTMLElement) {
    const area = button.closest('[data-late]');
    const place = buttonsIn(area).indexOf(button);
    whenLive(area ?? button, () => {
      if (kept !== button) return;
      kept = undefined;
      // The code of an area may have replaced the elements that were served.
      const pressed = button.isConnected ? button : buttonsIn(area)[place];
      pressed?.click();
    });
  }

  // In the capture phase no other listener is in between.
  document.addEventListener('click', keep, { capture: true });
}

function buttonsIn(area: Element | null): HTMLElement[] {
  return [...(area?.querySelectorAll('button') ?? [])];
}
