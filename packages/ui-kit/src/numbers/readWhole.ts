/** The whole number a person wrote, in any of the usual ways: “12”, “ 12 ”, “12.”; `undefined` if it is none. */
export function readWhole(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim().replace(/\.$/, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
