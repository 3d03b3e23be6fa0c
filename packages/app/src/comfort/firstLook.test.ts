import { runInNewContext } from 'node:vm';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS } from '@friendbase/ui-kit';
import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { editComfort } from './editComfort.ts';
import { FIRST_LOOK, OTHER_SETTINGS } from './firstLook.ts';
import { openComfort } from './openComfort.ts';
import { pageSettingsOf } from './pageSettings.ts';

/** Runs the scripts as the first HTML does, rendered for some settings, and gives the attributes that `<html>` then has. */
function lookAt(storage: FakeStorage, settings?: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    getAttribute: () => settings ?? null,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
  };
  runInNewContext(FIRST_LOOK + OTHER_SETTINGS, { localStorage: storage, document: { documentElement } });
  return attributes;
}

describe('the first look of the page', () => {
  it.each(['not json', 'null', '7', '{}', '{"attributes":null}', '{"attributes":"x"}'])(
    'is the usual one where %s is stored',
    (stored) => {
      const storage = new FakeStorage();
      storage.setItem('friendbase.look', stored);
      expect(lookAt(storage)).toEqual({});
    },
  );

  it('is the usual one where reading is refused', () => {
    const storage = new FakeStorage();
    storage.isBlocked = true;
    expect(lookAt(storage)).toEqual({});
  });

  it('sets nothing but what is for the looks', () => {
    const storage = new FakeStorage();
    storage.setItem('friendbase.look', '{"attributes":{"onclick":"x()","lang":"xx","data-text":"150"}}');
    expect(lookAt(storage)).toEqual({ 'data-text': '150' });
  });

  it('is that of the settings stored before', () => {
    const storage = new FakeStorage();
    const comfort = openComfort({ device: createDeviceStore(storage) });
    editComfort(comfort).change({ theme: 'cream', spacing: 'roomy' });
    expect(lookAt(storage)).toEqual({ 'data-theme': 'cream', 'data-spacing': 'roomy' });
  });

  it('tells where the page was rendered for other settings than those of the device', () => {
    const storage = new FakeStorage();
    const other = { 'data-client-rendered': '' };
    const settings = pageSettingsOf({ ...DEFAULTS, hideTips: true });
    expect(lookAt(storage, settings)).toEqual(other);
    editComfort(openComfort({ device: createDeviceStore(storage) })).change({ hideTips: true });
    expect(lookAt(storage, settings)).toEqual({});
    expect(lookAt(storage)).toEqual(other);
    expect(lookAt(storage, pageSettingsOf({ ...DEFAULTS, hideStore: true }))).toEqual(other);
  });
});
