export { WordGame } from './WordGame.tsx';
