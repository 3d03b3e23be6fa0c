export * from './lists.ts';
export * from './page.ts';
export { takenWordsTo } from './words.ts';
