/** One file to load, for who wants to see less. */
export { FoldedAway } from '../lists/FoldedAway.tsx';
export { ShowAllButton } from '../lists/ShowAllButton.tsx';
