import { LOOK } from './lookKey.ts';

/**
 * Runs in the first HTML, before anything is painted: the page never shows a size or a colour that the member has left.
 * It only sets `data-` attributes, and whatever is damaged is put right when the app starts. The policy of the page
 * allows it by its hash.
 */
export const FIRST_LOOK =
  `try{for(const[n,v]of Object.entries(JSON.parse(localStorage.getItem('friendbase.${LOOK}')).attributes))` +
  `if(n.startsWith('data-'))document.documentElement.setAttribute(n,v)}catch{}`;
