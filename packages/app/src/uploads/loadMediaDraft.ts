import type { Services } from '../lib/page/services.ts';
import type { MediaDraft } from './mediaDraft.ts';
import { laterPart } from '../lib/loading/laterPart.ts';

/** By page and member: files go on being sent while their member is on another screen. */
const loaded = new WeakMap<Services, Map<string, Promise<MediaDraft>>>();

/** Marks a promise as React itself does: once it is stored, `use` reads it without a moment of waiting. */
function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  const mark = (value: Value) => void Object.assign(promise, { status: 'fulfilled', value });
  promise.then(mark, () => {});
  return promise;
}

/**
 * The files of a member's post: those of this page, else those that the device stored. What holds and sends them is a
 * script of its own, fetched beside the one that shows them.
 */
export function loadMediaDraft(services: Services, memberId: string): Promise<MediaDraft> {
  const ofPage = loaded.get(services) ?? new Map<string, Promise<MediaDraft>>();
  loaded.set(services, ofPage);
  const open = async () => {
    const { openMediaDraft } = await import('./openMediaDraft.ts');
    return openMediaDraft(services, memberId);
  };
  const found = ofPage.get(memberId) ?? readAtOnce(open());
  ofPage.set(memberId, found);
  // What did not come is asked for again by the next press.
  found.catch(() => void ofPage.delete(memberId));
  return found;
}

/** Scripts of their own: dropping files is the largest part of choosing them, and who has chosen none needs no list. */
export const pickerParts = {
  chooseFiles: laterPart(() => import('./picker/ChooseFiles.tsx').then(({ ChooseFiles }) => ChooseFiles)),
  chosenFiles: laterPart(() => import('./picker/ChosenFiles.tsx').then(({ ChosenFiles }) => ChosenFiles)),
};
