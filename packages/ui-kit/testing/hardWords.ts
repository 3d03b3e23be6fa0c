/** Words that are hard to lay out and to name, for the stories of everything that shows words of others. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second';
export const EMOJI = '🦜🎉🦜';
export const ARABIC = 'ليلى وأصدقاؤها';
