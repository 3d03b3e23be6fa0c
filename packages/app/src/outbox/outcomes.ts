type Outcome = PromiseWithResolvers<unknown>;

/** Who waits for what becomes of an entry, by its id. */
export function createOutcomes() {
  const waiting = new Map<string, Outcome>();
  return {
    ids: (): string[] => [...waiting.keys()],
    /** Rejects with the error response, or with an `AbortError` where it was taken back. */
    of: (id: string): Promise<unknown> => {
      const outcome = waiting.get(id) ?? Promise.withResolvers<unknown>();
      waiting.set(id, outcome);
      return outcome.promise;
    },
    /** Whether somebody waited. */
    settle: (id: string, how: (outcome: Outcome) => void): boolean => {
      const outcome = waiting.get(id);
      waiting.delete(id);
      if (outcome) how(outcome);
      return outcome !== undefined;
    },
  };
}

export const takenBack = ({ reject }: Outcome): void =>
  reject(new DOMException('It was taken back.', 'AbortError'));
