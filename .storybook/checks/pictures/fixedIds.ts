let made = 0;

/** Starts the ids of a story anew. */
export function resetIds(): void {
  made = 0;
}

/** What a story creates has the same id in every run: a person's ground and pattern follow from theirs. */
export function fixIds(): void {
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
}
