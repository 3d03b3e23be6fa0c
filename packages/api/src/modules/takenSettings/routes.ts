import { changedSettings, requireOwnAccount } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { readDocument, readTaken, TakenSettingsModel, writeTaken } from './model.ts';

type TakenSettingsHandlers = HandlersOf<'getTakenSettings' | 'takeSettings' | 'changeTakenSettings'>;

export const takenSettingsHandlers = ({ db }: Pick<Deps, 'db'>): TakenSettingsHandlers => ({
  getTakenSettings: async (_, { member }) => ({ settings: await readTaken(db, member.id) }),

  takeSettings({ body: { settings } }, { member, write }) {
    requireOwnAccount(member);
    return write(async (trx) => {
      if (settings === null) await TakenSettingsModel.query(trx).deleteById(member.id);
      else await writeTaken(trx, member.id, settings);
      return { settings };
    });
  },

  changeTakenSettings: ({ body }, { member, write }) =>
    write(async (trx) => {
      // Locked: of two devices that write at once each keeps what the other has changed.
      const row = await TakenSettingsModel.query(trx).findById(member.id).forUpdate();
      if (!row) return { settings: null };
      const settings = changedSettings(readDocument(row.settings), body);
      await writeTaken(trx, member.id, settings);
      return { settings };
    }),
});
