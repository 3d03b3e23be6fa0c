import { describe, expect, it } from 'vitest';
import { ProfileChange, profileRefusal } from './users.ts';

describe('a change of the profile', () => {
  it.each([
    [{ displayName: '' }, 'displayName: please write a name others can see.'],
    [{ email: '' }, 'email: Please write an email address like name@example.com.'],
    [{ email: 'ann' }, 'email: Please write an email address like name@example.com.'],
    [{ displayName: '', email: 'ann' }, 'displayName: please write a name others can see.'],
  ])('cannot be %j', (change, message) => {
    expect(profileRefusal(change)).toEqual({ status: 400, message });
  });

  it.each([{}, { displayName: 'Ann' }, { email: 'a@b' }, { bio: '' }])('can be %j', (change) => {
    expect(profileRefusal(change)).toBeUndefined();
  });

  it('loses the spaces around a name but not those of a bio', () => {
    expect(ProfileChange.parse({ displayName: ' Ann ', bio: ' I sing. ' })).toEqual({
      displayName: 'Ann',
      bio: ' I sing. ',
    });
  });
});
