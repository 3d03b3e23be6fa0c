export type { StagePart } from './Parts.tsx';
export { Stage, type StageProgress, type StageProps } from './Stage.tsx';
