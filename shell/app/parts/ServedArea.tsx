import { useSite } from '../site-context.ts';

interface ServedAreaProps {
  area: string;
  part: string;
  /** As the server sent it. */
  html: string;
}

/** An area without the code behind it: links and forms in it work as they do before scripts. */
export function ServedArea({ area, part, html }: ServedAreaProps) {
  const { release } = useSite();
  return (
    <div
      data-part={part}
      data-version={release.parts[part]?.version}
      data-area={area}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this page was served with; React keeps such an area's elements, and what was typed in them, while it hydrates.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
