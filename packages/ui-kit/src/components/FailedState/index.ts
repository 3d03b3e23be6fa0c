export { FailedState, type FailedStateProps } from './FailedState.tsx';
