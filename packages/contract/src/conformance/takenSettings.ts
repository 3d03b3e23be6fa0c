import { describe, expect, it } from 'vitest';
import { getUser } from '../users.ts';
import { changeTakenSettings, getTakenSettings, takeSettings } from '../takenSettings.ts';
import type { Settings, SettingsChange } from '../takenSettings.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { annAndBen } from './seeds.ts';

const CHOSEN: Settings = { textSize: 130, theme: 'dark', easy: true };

const take = (visitor: Visitor, settings: Settings | null) =>
  visitor.call(takeSettings, { body: { settings } });
const change = (visitor: Visitor, changes: SettingsChange['changes']) =>
  visitor.call(changeTakenSettings, { body: { changes } });
const read = async (visitor: Visitor) => (await visitor.call(getTakenSettings, {})).settings;

const many = (count: number, name: (n: number) => string): Settings =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), true]));
/** Names have letters alone. */
const lettersOf = (n: number): string => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26));

/** The comfort settings that go from one device of a member to another. */
export function takenSettingsConform(backendName: string, open: OpenBackend): void {
  describe(`the settings that a member takes along on ${backendName}`, () => {
    it.each([
      ['a name that is none', { 'data-text': 130 }, 'settings.data-text'],
      ['a list', { textSize: [130] }, 'settings.textSize'],
      ['words too long for a choice', { voice: 'a'.repeat(201) }, 'settings.voice'],
    ])('have not %s', async (_, settings, field) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      expectError(await ask(ann, 'put', takeSettings.path, { settings }), ...invalid(field));
      expect(await read(ann)).toBeNull();
    });

    it('are at most a hundred, whichever way they come', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const tooMany = { settings: many(101, lettersOf) };
      expectError(await ask(ann, 'put', takeSettings.path, tooMany), ...invalid('settings'));
      await take(ann, many(100, lettersOf));
      const changes = { oneMore: true };
      expectError(await ask(ann, 'patch', changeTakenSettings.path, { changes }), ...invalid('changes'));
      expect(Object.keys((await read(ann)) ?? {})).toHaveLength(100);
    });

    it('are nobody’s until the member says so, and then of no other member', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      expect(await change(ann, { textSize: 130 })).toEqual({ settings: null });
      expect(await read(ann)).toBeNull();
      expect(await take(ann, CHOSEN)).toEqual({ settings: CHOSEN });
      expect(await read(await backend.as('ann'))).toEqual(CHOSEN);
      expect(await read(ben)).toBeNull();
      expect(JSON.stringify(await ann.call(getUser, {}))).not.toContain('textSize');
    });

    it('store what two devices change, each its own', async () => {
      await using backend = await open(annAndBen);
      const [phone, tablet] = [await backend.as('ann'), await backend.as('ann')];
      await take(phone, CHOSEN);
      await Promise.all([change(phone, { textSize: 200 }), change(tablet, { simple: true, theme: null })]);
      expect(await read(phone)).toEqual({ textSize: 200, easy: true, simple: true });
    });

    it('are gone from the account once they are not taken along any more', async () => {
      await using backend = await open(annAndBen);
      const [phone, tablet] = [await backend.as('ann'), await backend.as('ann')];
      await take(phone, CHOSEN);
      expect(await take(phone, null)).toEqual({ settings: null });
      expect(await change(tablet, { textSize: 200 })).toEqual({ settings: null });
      expect(await read(tablet)).toBeNull();
    });
  });
}
