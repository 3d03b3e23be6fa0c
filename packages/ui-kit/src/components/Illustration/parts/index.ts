// An entry of its own: what draws pictures is loaded with them, not with the page.
export { Drawing, type DrawingProps } from './Drawing.tsx';
export type { Paint, Shape } from './shapes.tsx';
