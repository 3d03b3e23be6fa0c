/** One file to load: who takes their things along may be about to leave. */
export { LeavingDialog } from './LeavingDialog.tsx';
export { ThingsDialog } from './ThingsDialog.tsx';
