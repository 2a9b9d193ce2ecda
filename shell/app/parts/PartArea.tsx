import { AssetBase } from '@site/host/services';
import { Component, type ReactNode } from 'react';
import { hostName } from '../../federation.ts';
import { useSite } from '../site-context.ts';
import { FailedArea } from './FailedArea.tsx';
import { noteFailure } from './note-failure.ts';

interface PartAreaProps {
  /** `page`, or the fragment's name. */
  area: string;
  part: string;
  children: ReactNode;
}

/** The ground a part stands on: where its files lie, whose it is, and what happens when it throws. */
export function PartArea({ area, part, children }: PartAreaProps) {
  const { release, parts } = useSite();
  const { base, version } = release.parts[part] ?? { base: '/', version: '' };
  return (
    <PartBoundary
      onFailure={() => noteFailure(part)}
      fallback={(retry) => <FailedArea area={area} part={part} isWaiting={false} onRetry={retry} />}
    >
      <AssetBase value={base}>
        <div data-part={part} data-version={version} data-area={area}>
          <Entering note={() => parts.entering?.(part)} />
          {children}
        </div>
      </AssetBase>
      <Entering note={() => parts.entering?.(hostName)} />
    </PartBoundary>
  );
}

// React renders in the order of the tree, so what stands before and after a part's elements brackets its work.
function Entering({ note }: { note: () => void }) {
  note();
  return null;
}

interface PartBoundaryProps {
  onFailure: () => void;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}
