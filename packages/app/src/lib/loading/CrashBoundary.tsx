import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** What stands in for children that could not be loaded or rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an exception in one part of the page from taking the words away from the rest. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
