import { createElement } from 'react';
import { expect, it } from 'vitest';
import { homeIconOf, scriptOf, spriteOf } from './iconSprite.ts';

const Heart = () => createElement('svg', { stroke: 'currentColor' }, createElement('path', { d: 'M2 9' }));
const Bell = () => createElement('svg', {}, createElement('circle', { r: 4 }));
const glyphs = { heart: Heart, bell: Bell, heartFilled: Heart };

it('draws each picture once, by its lines alone', () => {
  const sprite = spriteOf(glyphs);
  expect(sprite.match(/<symbol id="([\w-]+)"/g)).toEqual([
    '<symbol id="icon-heart"',
    '<symbol id="icon-bell"',
  ]);
  expect(sprite).toContain('viewBox="0 0 24 24"><path d="M2 9"></path></symbol>');
});

it('has no lines in the script, and one symbol for two icons that look the same', () => {
  const script = scriptOf(glyphs);
  expect(script).not.toContain('M2 9');
  expect(script).toContain("'heart bell'.split");
  expect(script).toContain('glyphs.heartFilled = glyphs.heart;');
});

it('knows an icon of Home by the list of the kit', () => {
  const list =
    "export { default as CommentGlyph } from 'icons/text';\nexport { default as MapGlyph } from 'icons/map-pin';";
  expect(homeIconOf('icons/text', list)).toBe('CommentGlyph');
  expect(homeIconOf('icons/map-pin', list)).toBeUndefined();
});
