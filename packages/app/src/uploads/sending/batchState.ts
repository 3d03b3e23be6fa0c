import type { ActorRefFrom } from 'xstate';
import type { fileMachine } from './fileMachine.ts';

/** What a file is doing. Source: product spec §4 “Upload”. */
export const FILE_STATES = [
  'waiting',
  'preprocessing',
  'uploading',
  'postprocessing',
  'complete',
  'error',
  'paused',
] as const;
export type FileState = (typeof FILE_STATES)[number];

/** On its way, or about to be. */
const UNDER_WAY: readonly FileState[] = ['uploading', 'preprocessing', 'postprocessing'];

/**
 * What several files are doing together, by the precedence of the specification: error, complete, paused, uploading,
 * preprocessing, postprocessing, waiting. One failed file is an error of all. They are complete when all are, and paused
 * when nothing moves and one of them is paused: as in the widget that the specification describes.
 */
export function batchStateOf(files: readonly FileState[]): FileState {
  const has = (state: FileState) => files.includes(state);
  if (has('error')) return 'error';
  if (files.length > 0 && files.every((state) => state === 'complete')) return 'complete';
  const moving = UNDER_WAY.find(has);
  if (has('paused') && !moving) return 'paused';
  return moving ?? 'waiting';
}

/** A file on its way. */
export type FileActor = ActorRefFrom<typeof fileMachine>;

/** What a file is doing, of all that its machine knows. */
export const fileStateOf = (file: FileActor): FileState => {
  const { value } = file.getSnapshot();
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as FileState;
};
