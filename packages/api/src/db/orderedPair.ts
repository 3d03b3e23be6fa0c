/** Two member ids in a fixed order: the key of the pair. */
export const orderedPair = (a: string, b: string): { lowId: string; highId: string } =>
  a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
