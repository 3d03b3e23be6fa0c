export { TaskTiles, type Task, type TaskTilesProps } from './TaskTiles.tsx';
