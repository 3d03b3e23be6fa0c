/// <reference types="vite/client" />
import { GamesProvider } from '@friendbase/games';
import { MemoryGame } from '@friendbase/games/memory';
import { NumbersGame } from '@friendbase/games/numbers';
import '@friendbase/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';

const GAMES = { memory: MemoryGame, numbers: NumbersGame };

const name = new URLSearchParams(location.search).get('game') === 'memory' ? 'memory' : 'numbers';
const Game = GAMES[name];
const device = new Map<string, unknown>();
const services = {
  random: Math.random,
  kept: {
    read: (key: string) => device.get(key),
    write: (key: string, value: unknown) => void device.set(key, value),
    remove: (key: string) => void device.delete(key),
  },
};

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <GamesProvider value={services}>
    <Game />
  </GamesProvider>,
);
