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
