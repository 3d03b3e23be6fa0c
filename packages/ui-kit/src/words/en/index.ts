/** Every catalogue of the kit: the type that translations are held against. */
export { chat } from './chat.ts';
export { controls } from './controls.ts';
export { editing } from './editing.ts';
export { fields } from './fields.ts';
export { filters } from './filters.ts';
export { frame } from './frame.ts';
export { media } from './media.ts';
export { shownMedia } from './shownMedia.ts';
export { numbers } from './numbers.ts';
export { people } from './people.ts';
export { play } from './play.ts';
export { requests } from './requests.ts';
export { speech } from './speech.ts';
export { states } from './states.ts';
