import { runInNewContext } from 'node:vm';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS } from '@friendbase/ui-kit';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { editComfort } from './editComfort.ts';
import { APPLY_APPEARANCE, OTHER_SETTINGS } from './appearanceScripts.ts';
import { openComfort } from './openComfort.ts';
import { pageSettingsOf } from './pageSettings.ts';

/** Runs the scripts as the first HTML does, rendered for some settings, and gives the attributes that `<html>` then has. */
function attributesWith(storage: FakeStorage, settings?: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    getAttribute: () => settings ?? null,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
  };
  runInNewContext(APPLY_APPEARANCE + OTHER_SETTINGS, {
    localStorage: storage,
    document: { documentElement },
  });
  return attributes;
}

describe('the appearance of the first paint', () => {
  it.each(['not json', 'null', '7', '{}', '{"attributes":null}', '{"attributes":"x"}'])(
    'is the usual one where %s is stored',
    (stored) => {
      const storage = new FakeStorage();
      storage.setItem('friendbase.look', stored);
      expect(attributesWith(storage)).toEqual({});
    },
  );

  it('is the usual one where reading is refused', () => {
    const storage = new FakeStorage();
    storage.isBlocked = true;
    expect(attributesWith(storage)).toEqual({});
  });

  it('sets nothing but what is for the appearance', () => {
    const storage = new FakeStorage();
    storage.setItem('friendbase.look', '{"attributes":{"onclick":"x()","lang":"xx","data-text":"150"}}');
    expect(attributesWith(storage)).toEqual({ 'data-text': '150' });
  });

  it('is that of the settings stored before', () => {
    const storage = new FakeStorage();
    const comfort = openComfort({ device: createDeviceStore(storage) });
    editComfort(comfort).change({ theme: 'cream', spacing: 'roomy' });
    expect(attributesWith(storage)).toEqual({ 'data-theme': 'cream', 'data-spacing': 'roomy' });
  });

  it('tells where the page was rendered for other settings than those of the device', () => {
    const storage = new FakeStorage();
    const other = { 'data-client-rendered': '' };
    const settings = pageSettingsOf({ ...DEFAULTS, hideTips: true });
    expect(attributesWith(storage, settings)).toEqual(other);
    editComfort(openComfort({ device: createDeviceStore(storage) })).change({ hideTips: true });
    expect(attributesWith(storage, settings)).toEqual({});
    expect(attributesWith(storage)).toEqual(other);
    expect(attributesWith(storage, pageSettingsOf({ ...DEFAULTS, hideStore: true }))).toEqual(other);
  });
});
