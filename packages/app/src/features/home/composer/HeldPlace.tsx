import { Component } from 'react';

interface Place {
  /** What has the focus. */
  element: Element | null;
  /** How far below the top of the window it is, in CSS pixels. */
  top: number;
}

interface HeldPlaceProps {
  /** What the focus is held for when it changes. */
  changedWith: string | undefined;
}

/**
 * Keeps what has the focus where it is in the window, when forms above it go or come. Safari keeps nothing in its place by
 * itself. A class: no hook runs before the page is changed.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  override getSnapshotBeforeUpdate(): Place {
    const element = document.activeElement;
    return { element, top: element?.getBoundingClientRect().top ?? 0 };
  }

  override componentDidUpdate({ changedWith }: HeldPlaceProps, _: unknown, { element, top }: Place): void {
    if (changedWith === this.props.changedWith || !element?.isConnected) return;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}
