/** The beginning of what somebody wrote, in one line: tells what it is about, and things of one kind apart. */
export function beginningOf(words: string, most = 40): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  const characters = [...line];
  if (characters.length <= most) return line;
  return `${characters.slice(0, most).join('').trimEnd()}…`;
}
