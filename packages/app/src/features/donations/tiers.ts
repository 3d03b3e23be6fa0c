import type { WideIllustrationName } from '@friendbase/ui-kit';

export interface Tier {
  /** Its words in the catalogue. */
  id: 'coffee' | 'monthly' | 'champion' | 'hero';
  dollars: number;
  illustration: WideIllustrationName;
}

/** The four ways to help, in order. Source: product spec §2 “Donations”, §9. */
export const TIERS: readonly Tier[] = [
  { id: 'coffee', dollars: 5, illustration: 'gift-coffee' },
  { id: 'monthly', dollars: 15, illustration: 'gift-monthly' },
  { id: 'champion', dollars: 30, illustration: 'gift-champion' },
  { id: 'hero', dollars: 100, illustration: 'gift-hero' },
];
