import { nameOf, type Node, type Rule } from '../rule.ts';

/** Attributes, parameters and properties whose words are seen or heard. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|text|heading|purpose|tagline|productName|subject|question|effect|meaning|author|description|errorMessage|\w*([lL]abel|Reason))$/;
/** Functions whose first argument is said. */
const SAYS = new Set(['announce', 'inSentences']);

const MESSAGE = 'These words belong in a catalogue: packages/ui-kit/README.md, “Words”.';

/** Whatever is seen or heard comes from a catalogue: words in the code cannot be exchanged for other ones. */
export const words: Rule = {
  create: (context) => {
    const refuse = (node: Node | null | undefined) =>
      literalsIn(node).forEach((literal) => context.report({ node: literal, message: MESSAGE }));
    const refuseUnder = (name: unknown, node: Node | null | undefined) => {
      if (typeof name === 'string' && SPOKEN.test(name)) refuse(node);
    };
    return {
      JSXText: refuse,
      JSXExpressionContainer: ({ parent, expression }) => {
        if (parent?.type !== 'JSXAttribute') refuse(expression);
      },
      JSXAttribute: ({ name, value }) => refuseUnder(nameOf(name), value as Node | null),
      AssignmentPattern: ({ left, right }) => refuseUnder(left?.name, right),
      Property: ({ key, value }) => refuseUnder(key?.name, value as Node),
      CallExpression: ({ callee, arguments: given }) => {
        if (SAYS.has(nameOf(callee))) refuse(given?.[0]);
      },
    };
  },
};

const hasWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}/u.test(text);

/** The literal words among what an expression can come to. */
function literalsIn(node: Node | null | undefined): Node[] {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return literalsIn(node.expression);
    case 'JSXText':
    case 'Literal':
      return hasWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis?.some(({ value }) => hasWords(value.cooked)) ? [node] : [];
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
      // What stands before `&&` is not shown.
      return [...(node.operator === '&&' ? [] : literalsIn(node.left)), ...literalsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
    default:
      return [];
  }
}
