/** The part of a linter plugin that our rules use; the linter itself publishes no types for it. */
export interface Rule {
  create: (context: Context) => Record<string, (node: Node) => void>;
}

export interface Context {
  /** The folder the linter was started in. */
  cwd: string;
  /** Absolute path of the file at hand. */
  filename: string;
  report: (problem: { node: Node; message: string }) => void;
}

/** Any node of the syntax tree, with the fields our rules look at. */
export interface Node {
  type: string;
  value?: unknown;
  parent?: Node | null;
  /** An identifier's own name is a text, that of an attribute is a node. */
  name?: string | Node;
  key?: Node;
  callee?: Node;
  arguments?: Node[];
  expression?: Node;
  operator?: string;
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
  source?: Node | null;
  quasis?: { value: { cooked: string | null } }[];
  id?: Node | null;
  object?: Node;
  property?: Node;
  computed?: boolean;
  params?: Node[];
}

/** The text of an identifier; empty for any other node. */
export const nameOf = (node: string | Node | null | undefined): string =>
  typeof node === 'object' && typeof node?.name === 'string' ? node.name : '';
