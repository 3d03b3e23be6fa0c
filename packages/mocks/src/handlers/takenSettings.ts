import { changedSettings, requireOwnAccount } from '@friendbase/contract';
import type { Settings, TakenSettings } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';

type TakenSettingsHandlers = Pick<MockHandlers, 'getTakenSettings' | 'takeSettings' | 'changeTakenSettings'>;

export const takenSettings: TakenSettingsHandlers = {
  async getTakenSettings(_, { store, caller }) {
    return { settings: takenBy(store, caller().id) };
  },

  async takeSettings({ body: { settings } }, { store, caller }) {
    const me = caller();
    requireOwnAccount(me);
    return storeSettings(store, me.id, settings);
  },

  async changeTakenSettings({ body }, { store, caller }) {
    const { id } = caller();
    const stored = takenBy(store, id);
    return stored ? storeSettings(store, id, changedSettings(stored, body)) : { settings: null };
  },
};

/** What a member takes along; `null` of who does not. */
export const takenBy = ({ takenSettings: all }: Store, memberId: string): Settings | null =>
  all.findFirst((q) => q.where({ memberId }))?.settings ?? null;

async function storeSettings(
  { takenSettings: all }: Store,
  memberId: string,
  settings: Settings | null,
): Promise<TakenSettings> {
  all.delete((q) => q.where({ memberId }));
  if (settings) await all.create({ memberId, settings });
  return { settings };
}
