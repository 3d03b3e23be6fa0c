export { Moment, type MomentProps } from './Moment.tsx';
