import { colours } from './rules/colours.ts';
import { firstRender } from './rules/firstRender.ts';
import { imports } from './rules/imports.ts';
import { words } from './rules/words.ts';

/** Rules of this house that no ready-made rule can express. */
export default {
  meta: { name: 'friendbase' },
  rules: { colours, 'first-render': firstRender, imports, words },
};
