import type { Liking } from '@friendbase/contract';
import { Drawing } from '@friendbase/ui-kit/drawing';
import { DRAWINGS } from './drawings.ts';

/** Something one can like. Decoration: its word stands beside it. */
export function LikingPicture({ liking }: { liking: Liking }) {
  return <Drawing of={DRAWINGS[liking]} />;
}
