import { nameOf, type Node, type Rule } from '../rule.ts';

/** What no server has. */
const BROWSER = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'matchMedia'];
/** What comes out differently at another time, or in another place. */
const CHANGING = [
  'Date.now',
  'Intl.DateTimeFormat',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
];
/** Functions that run their argument in the render that calls them. */
const AT_ONCE = /^(useState|useMemo|useReducer|map|flatMap|filter|find|some|every|reduce)$/;
const COMPONENT_OR_HOOK = /^(use)?[A-Z]/;

/**
 * A first render must come out the same on a server and on every device: it reads neither browser, clock nor chance.
 * Held for what stands in a component, a hook or a module itself; effects and handlers are free.
 */
export const firstRender: Rule = {
  create: (context) => {
    const look = (node: Node, name: string) => {
      if (runsInRender(node)) {
        context.report({
          node,
          message: `${name} in a first render. Read it in an effect, or see useIsHydrated.`,
        });
      }
    };
    return {
      Identifier: (node) => {
        if (BROWSER.includes(nameOf(node)) && isRead(node)) look(node, nameOf(node));
      },
      MemberExpression: (node) => {
        const name = `${nameOf(node.object)}.${nameOf(node.property)}`;
        if (CHANGING.includes(name)) look(node, name);
      },
      NewExpression: (node) => {
        if (nameOf(node.callee) === 'Date' && node.arguments?.length === 0) look(node, 'new Date()');
      },
    };
  },
};

/** Whether the identifier is a value of its own, not the name of a property, a parameter or a key. */
function isRead(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent?.type === 'Property') return parent.value === node && parent.parent?.type !== 'ObjectPattern';
  return !parent?.params?.includes(node) && parent?.id !== node;
}

/** Whether the code runs while its component, hook or module is read for the first time. */
function runsInRender(node: Node): boolean {
  let inside: Node = node;
  while (inside.parent && !/Function/.test(inside.type)) inside = inside.parent;
  const { parent } = inside;
  if (!parent) return true;
  if (COMPONENT_OR_HOOK.test(nameOf(inside.id ?? parent.id))) return true;
  const called = nameOf(parent.callee?.property ?? parent.callee);
  return parent.callee !== inside && AT_ONCE.test(called) && runsInRender(parent);
}
