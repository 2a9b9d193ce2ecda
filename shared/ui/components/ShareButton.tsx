import { useHydrated } from '../hooks/useHydrated.ts';
import { Icon } from './Icon.tsx';
import { shareIcon } from './icons.ts';
import classes from './ShareButton.module.css';

/**
 * Opens the device's own list of ways to share the page. Its place is kept free where the browser has none, so that nothing moves
 * when scripts find out. Place it last in a row.
 * @example
 * <ShareButton title={post.title} />
 */
export function ShareButton({ title }: { title: string }) {
  const isHydrated = useHydrated();
  const canShare = isHydrated && typeof navigator.share === 'function';
  return (
    <span className={classes.root} data-ready={canShare}>
      <button type="button" onClick={() => share(title)}>
        <Icon icon={shareIcon} />
        <span>Share</span>
      </button>
    </span>
  );
}

async function share(title: string): Promise<void> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  try {
    await navigator.share({ title, url: canonical?.href ?? location.href });
  } catch {
    // It rejects when the visitor closes the list.
  }
}
