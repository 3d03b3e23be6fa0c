import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

/** What a module takes from another: names, or all of it. */
interface Import {
  file: string;
  names: readonly string[] | 'all';
}

/** A name that a module gives out: its own, or that of another module. */
interface Export {
  /** Undefined for every name of `file`. */
  name: string | undefined;
  /** Undefined for a name of its own. */
  file: string | undefined;
  /** Its name in `file`; undefined for all of it. */
  original: string | undefined;
}

export interface Module {
  imports: readonly Import[];
  exports: readonly Export[];
}

type Parsed = ReturnType<typeof parseSync>['module'];

const NOTHING: Module = { imports: [], exports: [] };

/** Where a module of this workspace is. Libraries change with the lockfile alone. */
function resolve(from: string, specifier: string): string | undefined {
  const [name = ''] = specifier.split('?');
  if (name.startsWith('.')) {
    const file = path.resolve(path.dirname(from), name);
    // The tree of routes, which the router writes, names files without their endings.
    return [file, `${file}.ts`, `${file}.tsx`].find((one) =>
      statSync(one, { throwIfNoEntry: false })?.isFile(),
    );
  }
  return name.startsWith('@friendbase/') ? createRequire(from).resolve(name) : undefined;
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string | undefined =>
  kind === 'Default' ? 'default' : (name ?? undefined);

function importsOf({ staticImports, dynamicImports }: Parsed, code: string): [string, Import['names']][] {
  const fixed = staticImports.map(({ moduleRequest, entries }): [string, Import['names'] | undefined] => {
    const values = entries.filter(({ isType }) => !isType);
    const names = values.map(({ importName }) => nameOf(importName)).filter((name) => name !== undefined);
    // Types alone leave nothing in what runs.
    const taken = entries.length > 0 && values.length === 0 ? undefined : names;
    return [
      moduleRequest.value,
      taken && (names.length < values.length || entries.length === 0) ? 'all' : taken,
    ];
  });
  const later = dynamicImports.map(({ moduleRequest: { start, end } }): [string, 'all'] => [
    code.slice(start + 1, end - 1),
    'all',
  ]);
  return [
    ...fixed.flatMap(([request, names]) => (names ? [[request, names] as [string, Import['names']]] : [])),
    ...later,
  ];
}

function readScript(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const parsed = parseSync(file, code).module;
  const at = (specifier: string) => resolve(file, specifier);
  return {
    imports: importsOf(parsed, code).flatMap(([specifier, names]) => {
      const target = at(specifier);
      return target ? [{ file: target, names }] : [];
    }),
    exports: parsed.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ exportName, importName, moduleRequest }) => ({
        name: nameOf(exportName),
        file: moduleRequest ? at(moduleRequest.value) : undefined,
        original: nameOf(importName),
      })),
  };
}

const CSS_IMPORT = /@import\s+['"](\.[^'"]+)['"]/g;

function readSheet(file: string): Module {
  const imports = [...readFileSync(file, 'utf8').matchAll(CSS_IMPORT)].flatMap(([, specifier = '']) => {
    const target = resolve(file, specifier);
    return target ? [{ file: target, names: 'all' as const }] : [];
  });
  return { imports, exports: [] };
}

/** Reads modules of this workspace, each once, by Vite's own parser. */
export function readingModules(): (file: string) => Module {
  const known = new Map<string, Module>();
  return (file) => {
    const found =
      known.get(file) ??
      (/\.[cm]?[jt]sx?$/.test(file) ? readScript(file) : file.endsWith('.css') ? readSheet(file) : NOTHING);
    known.set(file, found);
    return found;
  };
}
