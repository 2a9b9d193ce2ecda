import { hostPart } from '@site/contracts/manifest';
import { AssetBase } from '@site/host/shell-api';
import { createContext, type ReactNode, useContext } from 'react';
import { isDomInterference, reloadOnce } from '../dom-interference.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { markPartFailed } from '../mark-part-failed.ts';
import { useSite } from '../site-context.ts';
import { FailedArea } from './FailedArea.tsx';

interface PartAreaProps {
  /** `page`, or the name of the fragment. */
  area: string;
  part: string;
  /** For pages: a page that failed for one query is tried again for another. */
  query?: string;
  /** For pages: the visitor followed a link to it. */
  fadesIn?: boolean;
  children: ReactNode;
}

/** The part whose elements surround this one. */
const SurroundingPart = createContext(hostPart);

/** Wraps everything that a part renders: provides the address of its files, marks whose area it is, and catches what it throws. */
export function PartArea({ area, part, query, fadesIn, children }: PartAreaProps) {
  const { release } = useSite();
  const { base, version } = release.parts[part] ?? { base: '/', version: '' };
  const surroundingPart = useContext(SurroundingPart);
  return (
    <ErrorBoundary
      resetKey={query}
      onFailure={(error) => {
        markPartFailed(part, error);
        if (area === 'page' && isDomInterference(error)) reloadOnce();
      }}
      fallback={(retry) => <FailedArea area={area} part={part} isWaiting={false} onRetry={retry} />}
    >
      <SurroundingPart value={part}>
        <AssetBase value={base}>
          <div data-part={part} data-version={version} data-area={area} data-page={fadesIn ? 'fading-in' : undefined}>
            <MarkRunningPart part={part} />
            {children}
          </div>
        </AssetBase>
      </SurroundingPart>
      <MarkRunningPart part={surroundingPart} />
    </ErrorBoundary>
  );
}

/** React renders in tree order, so one of these before and one after a part's elements mark when its code runs. */
function MarkRunningPart({ part }: { part: string }) {
  const { parts } = useSite();
  parts.onPartEntered?.(part);
  return null;
}
