export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { Waiting, type WaitingProps } from './Waiting.tsx';
