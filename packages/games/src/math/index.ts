export { MathGame } from './MathGame.tsx';
