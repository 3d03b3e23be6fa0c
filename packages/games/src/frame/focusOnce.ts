import { focusForReading } from '@friendbase/ui-kit';

/** As a ref, for a heading that comes in place of what was pressed. One function for ever: React calls a new one anew. */
export function focusOnce(heading: HTMLElement | null): void {
  if (heading) focusForReading(heading);
}
