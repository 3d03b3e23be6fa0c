import type { Rule } from '../rule.ts';

const colour = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(.*\))$/i;

/** Colours come from the tokens: a theme, or a reader's own, cannot reach one written into a component. */
export const colours: Rule = {
  create: (context) => ({
    Literal: (node) => {
      const text = typeof node.value === 'string' ? node.value.trim() : '';
      if (colour.test(text))
        context.report({ node, message: `The colour ${text} is not a token of ui-kit.` });
    },
  }),
};
