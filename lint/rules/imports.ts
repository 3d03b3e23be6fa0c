import path from 'node:path';
import type { Node, Rule } from '../rule.ts';
import { violation } from '../zones.ts';

const kinds = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
];

/** Holds the import directions between packages and between features, for every kind of import. */
export const imports: Rule = {
  create: (context) => {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const look = ({ source }: Node) => {
      const message = source && violation(file, textOf(source));
      if (message) context.report({ node: source, message });
    };
    return Object.fromEntries(kinds.map((kind) => [kind, look]));
  },
};

/** The text between the quotes; empty for a specifier computed at run time. */
function textOf({ value, quasis }: Node): string {
  if (typeof value === 'string') return value;
  return quasis?.length === 1 ? (quasis[0]?.value.cooked ?? '') : '';
}
