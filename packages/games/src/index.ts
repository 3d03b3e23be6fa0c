// Light: each game is loaded by itself, from an entry of its own.
export { GamesProvider, type GameServices, type GameSetting } from './provider/GamesProvider.tsx';
export { DOUBLE_PRESS_MS } from './lib/doublePress.ts';
export type { GameStore } from './lib/persistedGame.ts';
