/** One file to load, for who wants to see less. */
export { FoldedAway } from './FoldedAway.tsx';
export { ShowAllButton } from './ShowAllButton.tsx';
