/** The languages of an `Accept-Language` header, best first. */
export const languagesIn = (header: string | null | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = '1'] = part.trim().split(/\s*;\s*q=/i);
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The first of these languages that a table has a row for, by its code: `es` for `es-MX`. English where there is none. */
export const languageOf = (tags: readonly string[], table: object): string =>
  tags
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((code) => code === 'en' || Object.hasOwn(table, code)) ?? 'en';
