export type { StagePart } from './Parts.tsx';
export { Stage, type StageProps } from './Stage.tsx';
