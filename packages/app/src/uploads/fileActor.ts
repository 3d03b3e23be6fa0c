import type { ActorRefFrom } from 'xstate';
import type { FileState } from './batchState.ts';
import type { fileMachine } from './fileMachine.ts';

/** A file on its way. */
export type FileActor = ActorRefFrom<typeof fileMachine>;

/** What a file is doing, of all that its machine knows. */
export const fileStateOf = (file: FileActor): FileState => {
  const { value } = file.getSnapshot();
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as FileState;
};
