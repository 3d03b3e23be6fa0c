/** The beginning of what somebody wrote, in one line: tells what it is about, and things of one kind apart. */
export function beginningOf(words: string, most = 40): string {
  const line = words.trim().replaceAll(/\s+/g, ' ');
  const characters = [...line];
  if (characters.length <= most) return line;
  return `${characters.slice(0, most).join('').trimEnd()}…`;
}

/** How many characters of a file's name are shown and said. */
const LONGEST = 40;
const END = 12;

/** A name as it can be read: without folders, and with its end, which says what kind of file it is. */
export function shortName(name: string): string {
  const bare = name.split(/[/\\]/).findLast((part) => part !== '') ?? name;
  const letters = [...bare];
  if (letters.length <= LONGEST) return bare;
  return `${letters.slice(0, LONGEST - END - 1).join('')}…${letters.slice(-END).join('')}`;
}
