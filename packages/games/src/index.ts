// Light: each game is loaded by itself, from an entry of its own.
export { GamesProvider, type GameServices, type GameSetting } from './provider/GamesProvider.tsx';
export type { GameStore } from './lib/persistedGame.ts';
