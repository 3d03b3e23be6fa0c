export { focusForReading } from './focusForReading.ts';
