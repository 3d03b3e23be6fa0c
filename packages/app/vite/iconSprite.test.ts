import { createElement } from 'react';
import { expect, it } from 'vitest';
import { scriptOf, spriteOf, withHomeIcons } from './iconSprite.ts';

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

it('takes the icons of Home alone from the page', () => {
  const list =
    "export { default as CommentGlyph } from 'icons/text';\nexport { default as MapGlyph } from 'icons/map-pin';";
  expect(withHomeIcons(list)).toBe(
    "export { default as CommentGlyph } from 'icon-of-home:CommentGlyph';\n" +
      "export { default as MapGlyph } from 'icons/map-pin';",
  );
});
