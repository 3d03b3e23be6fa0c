export { Pads, type Pad, type PadsProps } from './Pads.tsx';
