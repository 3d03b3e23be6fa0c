export { Board, type BoardProps } from './Board.tsx';
export type { BoardCard } from './Card.tsx';
