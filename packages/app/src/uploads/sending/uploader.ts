import { fromPromise } from 'xstate';
import type { StoredPart, PartSteps } from '../../data/uploadParts.ts';
import type { UploadSteps } from '../../data/uploads.ts';
import { batchMachine } from './batchMachine.ts';
import { everyHalfSecond } from './everyHalfSecond.ts';
import { fileMachine, type SendInput, type SendPartsInput } from './fileMachine.ts';
import { comesInParts, isPartsAddress, type PartsSetting } from './partRules.ts';
import { withPoster } from './poster.ts';
import { createQueue } from './queue.ts';
import { isPassing, RETRY_DELAYS_MS } from './retry.ts';
import type { sendParts } from './sendParts.ts';

/** What files in parts are sent with, where they are. */
export interface Parts {
  setting: PartsSetting;
  steps: PartSteps;
  send: typeof sendParts;
}

/** Shown as seldom as the specification has it. */
const seldom = <Input extends Pick<SendInput, 'onProgress' | 'file'>>(input: Input): Input => ({
  ...input,
  onProgress: everyHalfSecond(input.onProgress, input.file.size),
});

const notEnabled = () => Promise.reject(new Error('Files are not sent in parts.'));

/** Gives up what was begun. Nobody waits for it: what cannot be told to the server is swept there after a day. */
async function giveUp(steps: PartSteps, address: string): Promise<void> {
  for (const delay of [0, ...RETRY_DELAYS_MS]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const error = await steps.giveUp(address).catch((reason: unknown) => reason);
    if (!isPassing(error)) return;
  }
}

/**
 * The files of a post on their way to this product: one PUT each or, where that is enabled, the parts of a large one; then
 * its check. Source: product spec §7, §9.
 */
export function uploaderOver(steps: UploadSteps, parts?: Parts) {
  const queue = createQueue();
  const begin = async (file: File, signal: AbortSignal): Promise<string> => {
    if (!parts || !comesInParts(file.size, parts.setting)) return steps.start();
    const address = await parts.steps.begin(file);
    // Cancelled meanwhile: nobody else knows of it.
    if (signal.aborted) void giveUp(parts.steps, address);
    return address;
  };
  return batchMachine.provide({
    actors: {
      file: fileMachine.provide({
        actors: {
          prepare: fromPromise<string, File>(({ input, signal }) =>
            queue(() => begin(input, signal), signal),
          ),
          send: fromPromise<void, SendInput>(({ input, signal }) =>
            queue(() => steps.send({ ...seldom(input), signal }), signal),
          ),
          sendParts: fromPromise<readonly StoredPart[], SendPartsInput>(({ input, signal }) =>
            parts ? parts.send(seldom(input), { steps: parts.steps, queue, signal }) : notEnabled(),
          ),
          join: fromPromise<string, { address: string; parts: readonly StoredPart[] }>(({ input, signal }) =>
            parts ? queue(() => parts.steps.join(input.address, input.parts), signal) : notEnabled(),
          ),
          finish: fromPromise<string, { file: File; address: string }>(async ({ input, signal }) =>
            steps.finish(input.address, await withPoster(input.file, steps, signal)),
          ),
        },
        actions: {
          giveUp: ({ context: { address, url } }) => {
            if (parts && url === undefined && isPartsAddress(address)) void giveUp(parts.steps, address);
          },
        },
      }),
    },
  });
}
