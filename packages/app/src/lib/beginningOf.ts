const MOST_CHARACTERS = 40;

/** The beginning of what somebody wrote, in one line: tells things of one kind apart in the names of controls. */
export function beginningOf(words: string): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  const characters = [...line];
  if (characters.length <= MOST_CHARACTERS) return line;
  return `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
}
