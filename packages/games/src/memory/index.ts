export { MemoryGame } from './MemoryGame.tsx';
