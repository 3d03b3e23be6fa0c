import {
  apiError,
  EXPORT_FILE_NAME,
  EXPORT_LIFE_MS,
  exportTold,
  isExportThere,
  toldOfExport,
} from '@friendbase/contract';
import { dataFile, jsonList, takenPage } from '@friendbase/contract/taken-file';
import type { TakenAlong } from '@friendbase/contract/taken-file';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Member, Store } from '../store.ts';
import { isPasswordOf } from './people.ts';
import { factsOf, listsOf, ownMedia } from './takenRecords.ts';

type TakeAlongHandlers = Pick<MockHandlers, 'getExport' | 'makeExport' | 'downloadExport'>;

const exportOf = ({ exports: all }: Store, memberId: string) => all.findFirst((q) => q.where({ memberId }));

export const takeAlong: TakeAlongHandlers = {
  async getExport(_, { store, caller, now }) {
    return exportTold(exportOf(store, caller().id), now());
  },

  /** There is nothing in the background of a browser: it is made at once. */
  async makeExport({ body: { currentPassword } }, context) {
    const { store, blobs, caller, now, tell } = context;
    const me = caller();
    if (!isPasswordOf(me, currentPassword)) throw apiError('wrongCurrentPassword');
    const known = exportOf(store, me.id);
    if (known && isExportThere(known, now())) return exportTold(known, now());
    if (known) blobs.remove(known.id);
    store.exports.delete((q) => q.where({ memberId: me.id }));
    const file = await zipOf(context, me);
    const at = now();
    const made = await store.exports.create({
      id: crypto.randomUUID(),
      memberId: me.id,
      state: 'ready',
      askedAt: at.toISOString(),
      byteSize: file.size,
      expiresAt: new Date(at.getTime() + EXPORT_LIFE_MS).toISOString(),
    });
    blobs.put(made.id, file);
    await tell(toldOfExport(me.id));
    return exportTold(made, at);
  },

  async downloadExport({ params: { id } }, { store, blobs, caller, now }) {
    const made = store.exports.findFirst((q) => q.where({ id, memberId: caller().id }));
    const blob = made && isExportThere(made, now()) ? await blobs.get(id) : undefined;
    if (!blob) throw apiError('exportNotFound');
    return {
      type: 'application/zip',
      size: blob.size,
      version: id,
      name: EXPORT_FILE_NAME,
      open: ({ start, end }) => blob.slice(start, end).stream(),
    };
  },
};

async function textOf(pieces: AsyncIterable<string>): Promise<Uint8Array> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return new TextEncoder().encode(text);
}

async function zipOf(context: MockContext, me: Member): Promise<Blob> {
  const files: Zippable = {};
  const shown = new Map<string, string>();
  for (const media of ownMedia(context.store, me)) {
    const blob = await context.blobs.get(media.id);
    if (!blob) continue;
    const name = `media/${media.createdAt.slice(0, 10)}-${media.id}.${blob.type.split('/')[1] ?? 'bin'}`;
    files[name] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
    shown.set(media.id, name);
  }
  const taken: TakenAlong = { facts: factsOf(context.store, me), lists: await listsOf(context, me, shown) };
  for (const name of ['profile', 'care', 'settings'] as const)
    files[dataFile(name)] = new TextEncoder().encode(JSON.stringify(taken.facts[name]));
  for (const name of Object.keys(taken.lists) as (keyof TakenAlong['lists'])[])
    files[dataFile(name)] = await textOf(jsonList(taken.lists[name]()));
  files['index.html'] = await textOf(takenPage(taken));
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
