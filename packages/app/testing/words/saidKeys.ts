import type { Catalogue } from '@friendbase/ui-kit/words';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const PACKAGES = path.resolve(import.meta.dirname, '../../..');

/** Tests, the workshop, the words themselves, and what is made by a build. */
const NO_PRODUCT = /\.(test|stories|guide)\.tsx?$|\/(words|testing)\/|\.gen\.ts$/;

/** What members are served is made of these, by their files. */
export const productSources = (): Record<string, string> =>
  Object.fromEntries(
    globSync('{app,games,ui-kit}/src/**/*.{ts,tsx}', { cwd: PACKAGES })
      .filter((file) => !NO_PRODUCT.test(file))
      .map((file) => [file, readFileSync(path.join(PACKAGES, file), 'utf8')]),
  );

/** Where an imported name of a catalogue leads. */
type FindCatalogue = (file: string, from: string, name: string) => Catalogue | undefined;

/** The words that sources ask catalogues for: `catalogue.key`, and `catalogue(argument)` where the key comes as data. */
export interface Said {
  keys: ReadonlySet<string>;
  asked: ReadonlySet<string>;
}

interface Span {
  start: number;
  end: number;
}

/** A name by which a part of a file has the words of a catalogue: `t` in most components. */
interface Translator {
  name: string;
  catalogue: Catalogue;
  within: Span;
}

/** What an expression can be: texts, patterns of texts, and expressions that say nothing here. */
function outcomesOf(node: ESTree.Node): (string | RegExp | Span)[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral': {
      const fixed = node.quasis.map(({ value }) => value.raw.replaceAll(/\W/g, String.raw`\$&`));
      return [new RegExp(`^${fixed.join('.+')}$`)];
    }
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
    case 'LogicalExpression':
      return [...outcomesOf(node.left), ...outcomesOf(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return outcomesOf(node.expression);
    default:
      return [node];
  }
}

const nameOf = (node: ESTree.Node | null | undefined): string =>
  node?.type === 'Identifier' ? node.name : '';

/** The one argument of `useWords(catalogue)`. */
const givenToUseWords = (node: ESTree.Node | null): string =>
  node?.type === 'CallExpression' && nameOf(node.callee) === 'useWords' ? nameOf(node.arguments[0]) : '';

const isIn = ({ start, end }: Span, { within }: Translator): boolean =>
  within.start <= start && end <= within.end;
const lengthOf = ({ within }: Translator): number => within.end - within.start;

/** `t: Translate<typeof words>`, by which a function takes the words of a catalogue: the name of that. */
function givenToTranslate(code: string, param: ESTree.Node): string {
  const [, name = ''] = /^\w+: Translate<typeof (\w+)>$/.exec(code.slice(param.start, param.end)) ?? [];
  return name;
}

function translatorsOf(program: ESTree.Program, code: string, known: ReadonlyMap<string, Catalogue>) {
  const found: Translator[] = [];
  const functions: Span[] = [];
  const add = (name: string, catalogue: Catalogue | undefined) => {
    if (name && catalogue) found.push({ name, catalogue, within: functions.at(-1) ?? program });
  };
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    functions.push(node);
    for (const param of node.params) add(nameOf(param), known.get(givenToTranslate(code, param)));
  };
  const leave = () => void functions.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator: ({ id, init }) => add(nameOf(id), known.get(givenToUseWords(init))),
  }).visit(program);
  return found;
}

/** The catalogue that a call asks, and what it asks it for: `t(key)`, `messageOf(words, key)`, `useWords(words)(key)`. */
function askedBy(
  call: ESTree.CallExpression,
  known: ReadonlyMap<string, Catalogue>,
  translators: readonly Translator[],
): [Catalogue, key: ESTree.Node] | undefined {
  const [first] = call.arguments;
  const nearest = translators
    .filter((one) => one.name === nameOf(call.callee) && isIn(call, one))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
  const own = nearest?.catalogue ?? known.get(givenToUseWords(call.callee));
  if (own) return first && [own, first];
  const at = call.arguments.findIndex((one) => known.has(nameOf(one)));
  const catalogue = known.get(nameOf(call.arguments[at]));
  // `reasonOf(error, otherwise, words)`: the key is within the error.
  return catalogue && [catalogue, call.arguments[at + 1] ?? call.callee];
}

/** They hold the kind of an event and the value of a choice, and no words. */
const NO_WORDS = ['type', 'value'];

/** Texts that are handed on: values of objects and lists, and what functions return. Not what is compared, and no types. */
function handedOn(program: ESTree.Program): ESTree.Node[] {
  const found: (ESTree.Node | null)[] = [];
  new Visitor({
    Property: ({ key, value }) => void (NO_WORDS.includes(nameOf(key)) || found.push(value)),
    ArrayExpression: ({ elements }) => void found.push(...elements),
    ReturnStatement: ({ argument }) => void found.push(argument),
    VariableDeclarator: ({ init }) => void found.push(init),
    ArrowFunctionExpression: ({ body }) => void found.push(body),
  }).visit(program);
  return found.filter((node) => node !== null);
}

function cataloguesOf(file: string, code: string, find: FindCatalogue) {
  const { program, module } = parseSync(file, code);
  const entries = module.staticImports.flatMap(({ moduleRequest, entries: names }) =>
    names.map(({ importName, localName }) => {
      const catalogue = find(file, moduleRequest.value, importName.name ?? '');
      return catalogue && ([localName.value, catalogue] as const);
    }),
  );
  return { program, known: new Map(entries.filter((entry) => entry !== undefined)) };
}

/** What sources, by their files, ask catalogues for. */
export function saidKeys(sources: Readonly<Record<string, string>>, find: FindCatalogue): Said {
  const [keys, asked, data] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const note = (into: Set<string>, { name, messages }: Catalogue, outcome: string | RegExp) => {
    for (const key of Object.keys(messages)) {
      if (typeof outcome === 'string' ? outcome === key : outcome.test(key)) into.add(`${name}.${key}`);
    }
  };
  for (const [file, code] of Object.entries(sources)) {
    // Most files have no words, and are not parsed.
    if (!/words\/en\b/.test(code)) continue;
    const { program, known } = cataloguesOf(file, code, find);
    const translators = translatorsOf(program, code, known);
    new Visitor({
      CallExpression(call) {
        const [catalogue, key] = askedBy(call, known, translators) ?? [];
        if (!catalogue || !key) return;
        for (const outcome of outcomesOf(key)) {
          if (typeof outcome === 'string' || outcome instanceof RegExp) note(keys, catalogue, outcome);
          else asked.add(`${catalogue.name}(${code.slice(outcome.start, outcome.end)})`);
        }
      },
    }).visit(program);
    const texts = handedOn(program).flatMap(outcomesOf);
    for (const text of texts.filter((one) => typeof one === 'string'))
      for (const catalogue of known.values()) note(data, catalogue, text);
  }
  // What is handed on is said only where a catalogue is asked for what was handed to it.
  const takesData = (one: string) =>
    [...asked].some((call) => call.startsWith(`${one.slice(0, one.lastIndexOf('.'))}(`));
  return { keys: new Set([...keys, ...[...data].filter(takesData)]), asked };
}
