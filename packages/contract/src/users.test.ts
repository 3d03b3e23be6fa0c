import { describe, expect, it } from 'vitest';
import { ProfileChange, profileError } from './profileChange.ts';

describe('a change of the profile', () => {
  it.each([
    [{ displayName: '' }, 'displayNameMissing'],
    [{ email: '' }, 'emailInvalid'],
    [{ email: 'ann' }, 'emailInvalid'],
    [{ displayName: '', email: 'ann' }, 'displayNameMissing'],
  ])('cannot be %j', (change, code) => {
    expect(profileError(change)).toEqual([code]);
  });

  it.each([{}, { displayName: 'Ann' }, { email: 'a@b' }, { bio: '' }])('can be %j', (change) => {
    expect(profileError(change)).toBeUndefined();
  });

  it('loses the spaces around a name but not those of a bio', () => {
    expect(ProfileChange.parse({ displayName: ' Ann ', bio: ' I sing. ' })).toEqual({
      displayName: 'Ann',
      bio: ' I sing. ',
    });
  });
});
