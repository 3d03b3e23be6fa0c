import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A test that proves something. */
export interface NamedTest {
  file: string;
  /** As it stands in its file, without its tier; of a story the name of its export. */
  title: string;
}

/** A file that a document names as proof, and the titles of the tests in it that are named behind it, if any. */
interface NamedFile {
  file: string;
  titles: string[];
}

/** A title may have quotation marks of its own. */
const NAMED = /`((?:packages|docs|lint|\.storybook)\/[^`]+)`((?:,? “(?:[^“”]|“[^“”]*”)+”)*)/g;
const TITLE = /“((?:[^“”]|“[^“”]*”)+)”/g;

export const namedFiles = (text: string): NamedFile[] =>
  [...text.matchAll(NAMED)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(TITLE)].map(([, title = '']) => title),
  }));

/** Whether the file has a story of this name, or a call that may be a test’s begins with this title. */
function isThere({ file, title }: NamedTest): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const source = read(file).replaceAll(/\(\s+/g, '(');
  return file.endsWith('.stories.tsx')
    ? source.includes(`export const ${title}: Story`)
    : ["'", '"', '`'].some((quote) =>
        ['', ' @long'].some((tier) => source.includes(`(${quote}${title}${tier}${quote},`)),
      );
}

/** Those that are not there. */
export const missingTests = (tests: readonly NamedTest[]): string[] =>
  tests.filter((test) => !isThere(test)).map(({ file, title }) => `${file} “${title}”`);

/** The files and the tests in them that a text names and that are not there. */
export const missingProofs = (text: string): string[] =>
  namedFiles(text).flatMap(({ file, titles }) =>
    existsSync(path.join(root, file)) ? missingTests(titles.map((title) => ({ file, title }))) : [file],
  );
