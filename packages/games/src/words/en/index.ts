/** Every catalogue of the games: what translations are held against, and what tests read. */
export * from './frame.ts';
export { memory } from './memory.ts';
export * from './sharedMemory.ts';
export * from './numbers.ts';
export * from './math.ts';
export * from './numberNames.ts';
export * from './story.ts';
export * from './breathing.ts';
export * from './wordGame.ts';
