import type { ReactNode } from 'react';
import './ChoiceList.css';

export interface ChoiceListProps {
  /** `chips` are as wide as their words. @default 'vertical' */
  layout?: 'vertical' | 'horizontal' | 'chips' | undefined;
  children: ReactNode;
}

/** Choices below each other or, where there is room for it, beside each other. */
export function ChoiceList({ layout = 'vertical', children }: ChoiceListProps) {
  return (
    <div className="fb-ChoiceList" data-layout={layout}>
      {children}
    </div>
  );
}
