import { FormFields, apiError, sendForm } from '@friendbase/contract';
import type { getUploadParams, ResultOf, Upload } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { MediaModel } from '../media/model.ts';
import { receiveArrival } from '../media/receive.ts';
import type { WritingDeps } from '../context.ts';
import { lockOpen, uploadRow } from '../media/uploads.ts';
import type { SignedInMember } from '../sessions/model.ts';
import { requirePermit, signedQuery } from './addresses.ts';
import { formFile } from './formFile.ts';
import { idIn, keyOf, LIFE_MS, wholeAt } from './keys.ts';

/** Says where the form of a new file goes and what it has to carry. The file begins when that comes. */
export function askForm(
  { clock, ids, publicOrigin }: Deps,
  member: SignedInMember,
): ResultOf<typeof getUploadParams> {
  const key = keyOf(ids.next());
  const fields = { key, ...signedQuery(member, purposeOf(key), clock.now()) };
  return { method: 'POST', url: publicOrigin + sendForm.path, fields };
}

/** Begins a file, and stores what the form has of it. The same form may come again, until its file was made ready. */
export async function receiveForm(deps: WritingDeps, member: SignedInMember, upload: Upload) {
  const { fields, bytes } = await formFile(upload);
  const form = FormFields.safeParse(fields);
  if (!form.success) throw apiError('unreadableRequest');
  const { key, token } = form.data;
  requirePermit(member, purposeOf(key), form.data, deps.clock.now());
  const address = { id: idIn(key), ownerId: member.id, token };
  // Its fields and seams are counted too: room for a little more than comes.
  await receiveArrival(
    deps,
    { bytes, size: upload.size },
    {
      async open(trx, moment) {
        if (moment === 'begin') {
          const row = uploadRow({ ...address, now: deps.clock.now(), lifeMs: LIFE_MS });
          await MediaModel.query(trx).insert(row).onConflict('id').ignore();
        }
        return lockOpen(trx, address);
      },
    },
  );
  return wholeAt(deps.publicOrigin, address.id);
}

const purposeOf = (key: string): string => `form ${key}`;
