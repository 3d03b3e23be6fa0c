/** Two members in one order, whoever comes first: what makes two of them a pair. */
export const orderedPair = (a: string, b: string): { lowId: string; highId: string } =>
  a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
