import { CLIENT_RENDERED, SETTINGS } from '../lib/hydration/hydrationMarks.ts';

/**
 * Where the device stores the appearance of the page: the attributes of `<html>`, and whose settings they show. The key
 * stays the word that it was: it is stored on members' devices, whose next page would be painted without them.
 */
export const APPEARANCE = 'look';

/**
 * Runs in the first HTML, before anything is painted: the page never shows a size or a colour that the member has left.
 * It only sets `data-` attributes, and whatever is damaged is put right when the app starts. The policy of the page
 * allows it by its hash.
 */
export const APPLY_APPEARANCE =
  `try{for(const[n,v]of Object.entries(JSON.parse(localStorage.getItem('friendbase.${APPEARANCE}')).attributes))` +
  `if(n.startsWith('data-'))document.documentElement.setAttribute(n,v)}catch{}`;

/**
 * Runs in the first HTML, behind `APPLY_APPEARANCE`: a page that was rendered for other settings than those of this
 * device is rendered by the browser, so that nobody sees words and parts that they have left.
 */
export const OTHER_SETTINGS =
  `{const h=document.documentElement;let s;try{s=JSON.parse(localStorage.getItem('friendbase.${APPEARANCE}')).settings}catch{}` +
  `if((s??'')!==(h.getAttribute('${SETTINGS}')??''))h.setAttribute('${CLIENT_RENDERED}','')}`;
