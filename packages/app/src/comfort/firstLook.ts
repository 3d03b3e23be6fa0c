import { CLIENT_RENDERED, SETTINGS } from '../lib/hydration/hydrationMarks.ts';

/** Where the device keeps how the page looked last: the attributes of `<html>`, and whose settings they show. */
export const LOOK = 'look';

/**
 * Runs in the first HTML, before anything is painted: the page never shows a size or a colour that the member has left.
 * It only sets `data-` attributes, and whatever is damaged is put right when the app starts. The policy of the page
 * allows it by its hash.
 */
export const FIRST_LOOK =
  `try{for(const[n,v]of Object.entries(JSON.parse(localStorage.getItem('friendbase.${LOOK}')).attributes))` +
  `if(n.startsWith('data-'))document.documentElement.setAttribute(n,v)}catch{}`;

/**
 * Runs in the first HTML, behind `FIRST_LOOK`: a page that was rendered for other settings than those of this device is rendered
 * by the browser, so that nobody sees words and parts that they have left.
 */
export const OTHER_SETTINGS =
  `{const h=document.documentElement;let s;try{s=JSON.parse(localStorage.getItem('friendbase.${LOOK}')).settings}catch{}` +
  `if((s??'')!==(h.getAttribute('${SETTINGS}')??''))h.setAttribute('${CLIENT_RENDERED}','')}`;
