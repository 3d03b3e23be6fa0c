import { describe, expect, it } from 'vitest';
import { claimsRole } from './roleNames.ts';
import { looksLikeRole } from '../skeleton.ts';

const CLAIMS = [
  'Moderator',
  'FriendBase Moderator',
  'FriendBaseModerator',
  'friendbasemoderator',
  'Friend Base',
  'the_moderator1',
  'MODERATOR',
  'mOdErAtOr',
  'Mode Rator',
  'm0d3r4t0r',
  'Móderator',
  'Ｍｏｄｅｒａｔｏｒ',
  'm.o.d.e.r.a.t.o.r',
  'Moderation Team',
  'admin',
  'Admin Sam',
  'admins',
  '@dmin',
  '4dm1n',
  '1admin1',
  'aDmIn',
  'TheRealAdmin',
  'adminteam',
  'site-administrator',
  'a d m i n',
  'Ad Min',
  'ad\u{AD}min',
  'support',
  'FB Support',
  'Support Team',
  'supportteam',
  '5upport',
  '$upport',
  'Staff',
  'staff_42',
  'our staff',
  'Help',
  'Help Desk',
  'HelpDesk',
  'helpcenter',
  'h e l p',
  'Sam (Help)',
  'mod',
  'Mods',
  '🅰🅳🅼🅸🅽',
];

/** By letters that Unicode lists as confusable. Only backends have the list. */
const LOOK_ALIKE = [
  'аdmin',
  'Αdmin',
  'ΑDMIN',
  'АDМІN',
  'mоderаtоr',
  'Ѕupport',
  'Ѕtaff',
  'Неlp',
  'HELР',
  '𝐀𝐝𝐦𝐢𝐧',
  'FrіendBаse',
  'ɑdmin',
  'adrnin',
  'rnoderator',
  'M০derator',
];

const HARMLESS = [
  'Helpful Sam',
  'Helen',
  'Helper Bee',
  'Stafford',
  'Falstaff',
  'Adminah',
  'Badminton Fan',
  'Supporter of Leeds',
  'Modesty',
  'Moderna',
  'Moderate Mike',
  'Mo D',
  'Tom O Dell',
  'Amin',
  'Min Ad',
  'Friend Basel',
  'A good friend',
  'Base Jumper',
  'Sam Rivers',
  'demo',
  'Nadia نادية',
  'Zoë Łukasik',
  'さくら桜',
  'жанна',
  '2026',
  'Kenji 🌻',
  'Maya Lindqvist',
  "Sinéad O'Connor",
];

describe('a name that claims a role', () => {
  it.each(CLAIMS)('is “%s”', (name) => {
    expect(claimsRole(name)).toBe(true);
    expect(looksLikeRole(name)).toBe(true);
  });

  it.each(LOOK_ALIKE)('is “%s”, which looks like one', (name) => {
    expect(looksLikeRole(name)).toBe(true);
  });

  it.each(HARMLESS)('is not “%s”', (name) => {
    expect(claimsRole(name)).toBe(false);
    expect(looksLikeRole(name)).toBe(false);
  });

  it('is looked for in no time, in any name that fits', () => {
    const long = ['the', 'a', 'im', 'i', '1', '! '].map((part) => part.repeat(50).slice(0, 50));
    expect(long.filter(looksLikeRole)).toEqual([]);
  });
});
