export { Panes, PanesAlone, PanesBack, type PanesBackProps, type PanesProps } from './Panes.tsx';
