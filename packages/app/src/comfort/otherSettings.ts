import { CLIENT_RENDERED, SETTINGS } from '../lib/hydration/hydrationMarks.ts';
import { LOOK } from './lookKey.ts';

/**
 * Runs in the first HTML, behind `FIRST_LOOK`: a page that was rendered for other settings than those of this device is rendered
 * by the browser, so that nobody sees words and parts that they have left.
 */
export const OTHER_SETTINGS =
  `{const h=document.documentElement;let s;try{s=JSON.parse(localStorage.getItem('friendbase.${LOOK}')).settings}catch{}` +
  `if((s??'')!==(h.getAttribute('${SETTINGS}')??''))h.setAttribute('${CLIENT_RENDERED}','')}`;
