let hushes = 0;

/** No sound but the voice that reads, until the function it returns is called. Source: WCAG 1.4.7. */
export function hush(): () => void {
  hushes += 1;
  return () => void (hushes -= 1);
}

export const isHushed = (): boolean => hushes > 0;
