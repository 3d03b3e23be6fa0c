import { fromPromise } from 'xstate';
import type { UploadSteps } from '../data/uploads.ts';
import { batchMachine } from './batchMachine.ts';
import { fileMachine, type SendInput } from './fileMachine.ts';
import { withPoster } from './poster.ts';

/** The files of a post on their way to this product: one PUT each, then its check. Source: product spec §7, §9. */
export const uploaderOver = (steps: UploadSteps) =>
  batchMachine.provide({
    actors: {
      file: fileMachine.provide({
        actors: {
          prepare: fromPromise<string, File>(() => steps.start()),
          send: fromPromise<void, SendInput>(({ input, signal }) => steps.send({ ...input, signal })),
          finish: fromPromise<string, { file: File; address: string }>(async ({ input, signal }) =>
            steps.finish(input.address, await withPoster(input.file, steps, signal)),
          ),
        },
      }),
    },
  });
