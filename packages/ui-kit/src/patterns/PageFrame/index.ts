export { CoveredPart } from './CoveredPart.tsx';
export { PageFrame, type PageFrameProps } from './PageFrame.tsx';
