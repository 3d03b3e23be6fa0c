import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  illustration: IllustrationName;
  /** What the member can do about it, for example a button. */
  children?: ReactNode;
}

/** Stands where there is nothing yet, and says so kindly. */
export function EmptyState({ title, text, illustration, children }: EmptyStateProps) {
  return (
    <div className="fb-EmptyState">
      <Illustration name={illustration} />
      <p className="fb-EmptyState-title">{title}</p>
      {text !== undefined && <p className="fb-EmptyState-text">{text}</p>}
      {children}
    </div>
  );
}
