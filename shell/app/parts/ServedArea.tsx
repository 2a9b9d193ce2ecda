import { useSite } from '../site-context.ts';

interface ServedAreaProps {
  area: string;
  part: string;
  /** As the server sent it. */
  html: string;
}

/** An area's server HTML without its code: links and forms work as they do before scripts load. */
export function ServedArea({ area, part, html }: ServedAreaProps) {
  const { release } = useSite();
  return (
    <div
      data-part={part}
      data-version={release.parts[part]?.version}
      data-area={area}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML came with the page; while hydrating, React keeps the elements of such an area and what was typed in them.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
