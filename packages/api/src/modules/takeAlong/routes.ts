import { apiError, EXPORT_FILE_NAME, exportTold, isExportThere } from '@friendbase/contract';
import type { StoredFile } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { currentPasswordCheck } from '../accounts/currentPassword.ts';
import type { HandlersOf } from '../context.ts';
import { ExportModel } from './model.ts';

type Handlers = HandlersOf<'getExport' | 'makeExport' | 'downloadExport'>;

/** One row a member: who asks while there is one gets that one. */
async function askForOne(
  trx: Knex.Transaction,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<ExportModel> {
  const known = await ExportModel.query(trx).findOne({ memberId });
  if (known && isExportThere(known, now)) return known;
  // Its file, if there is one, is in no row now: the sweep takes it.
  await ExportModel.query(trx).where({ memberId }).delete();
  const askedAt = now.toISOString();
  return ExportModel.query(trx).insertAndFetch({
    id,
    memberId,
    state: 'waiting',
    askedAt,
    dueAt: askedAt,
    tries: 0,
  });
}

export function takeAlongHandlers(deps: Deps, limits: Limits): Handlers {
  const { db, clock, ids, storage, exports, logger } = deps;
  const checkCurrentPassword = currentPasswordCheck(deps, limits);
  return {
    async getExport(_, { member }) {
      return exportTold(await ExportModel.query(db).findOne({ memberId: member.id }), clock.now());
    },

    async makeExport({ body }, context) {
      await checkCurrentPassword(body.currentPassword, context);
      const memberId = context.member.id;
      const asked = await context.write((trx) =>
        askForOne(trx, { id: ids.next(), memberId, now: clock.now() }),
      );
      exports.wake();
      logSecurity(logger, 'exportAsked', memberId);
      return exportTold(asked, clock.now());
    },

    async downloadExport({ params: { id } }, { member }): Promise<StoredFile> {
      const row = await ExportModel.query(db).findOne({ id, memberId: member.id, state: 'ready' });
      const key = row && isExportThere(row, clock.now()) ? row.fileKey : null;
      const file = key === null ? undefined : await storage.stat(key);
      if (!file) throw apiError('exportNotFound');
      logSecurity(logger, 'exportFetched', member.id);
      return {
        type: 'application/zip',
        size: file.size,
        version: id,
        name: EXPORT_FILE_NAME,
        open: (range) => storage.open(file.key, range),
      };
    },
  };
}
