import { Component, type ReactNode } from 'react';
import { isDomInterference } from './dom-interference.ts';

interface ErrorBoundaryProps {
  /** Shown in place of the children once they have failed; by default nothing. */
  fallback?: (retry: () => void) => ReactNode;
  onFailure?: (error: unknown) => void;
  /** Children that failed for one value are tried again for another. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** `changed`: a translation or an extension has changed their elements; they are about to be rendered again. */
  children: 'shown' | 'changed' | 'failed';
  /** Whether the fallback is on the page. It stays there if React cannot remove the elements of what has failed. */
  isReplaced: boolean;
  resetKey: string | undefined;
}

/** If elements are changed again within this time, they would be after every render, so the area counts as failed. */
const minRerenderIntervalMs = 1_000;

const intact = { children: 'shown', isReplaced: false } as const;

/** Confines an error to one area of the page. Renders the area again if a translation or an extension has changed its elements. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { ...intact, resetKey: this.props.resetKey };
  private rerenderedAt = Number.NEGATIVE_INFINITY;

  // Not `componentDidUpdate`, which would try a failed page twice.
  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, before: ErrorBoundaryState) {
    if (resetKey !== before.resetKey) return { resetKey, ...intact };
    return before.isReplaced || before.children === 'failed' ? { children: 'failed', isReplaced: true } : null;
  }

  static getDerivedStateFromError(error: unknown) {
    return { children: isDomInterference(error) ? 'changed' : 'failed' };
  }

  override componentDidCatch(error: unknown) {
    const now = performance.now();
    if (this.state.children === 'changed' && now - this.rerenderedAt > minRerenderIntervalMs) {
      this.rerenderedAt = now;
      this.setState(intact);
    } else {
      this.setState({ children: 'failed' });
      this.props.onFailure?.(error);
    }
  }

  override render() {
    switch (this.state.children) {
      case 'shown':
        return this.props.children;
      case 'changed':
        return null;
      case 'failed':
        return this.props.fallback?.(() => this.setState(intact));
    }
  }
}
