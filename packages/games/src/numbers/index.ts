export { NumbersGame } from './NumbersGame.tsx';
