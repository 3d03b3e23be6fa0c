export { Panes, type PanesProps } from './Panes.tsx';
