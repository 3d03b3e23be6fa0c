import { ApiError, apiError, USER_LIMITS, type ErrorCode } from '@friendbase/contract';
import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { parseDraft, valuesOf, writeDraft, type ProfileValues } from './profileDraft.ts';
import { profileRules } from './profileRules.ts';

const SAVED = valuesOf({
  displayName: 'Ann',
  email: 'ann@example.com',
});

const errorsOf = (change: Partial<ProfileValues>) =>
  profileRules
    .check({ ...SAVED, ...change })
    ?.errors.map(({ field, message }) => [field, sayWords(REFERENCE, message)]);

describe('a profile', () => {
  it.each<[string, Partial<ProfileValues>, [string, string]]>([
    ['without a name', { displayName: ' ' }, ['displayName', 'Please write a name others can see.']],
    [
      'with a name of signs',
      { displayName: '!!!' },
      ['displayName', 'Please use at least one letter or number.'],
    ],
    [
      'with a name that is too long',
      { displayName: 'A'.repeat(USER_LIMITS.displayName + 2) },
      ['displayName', 'This name is too long. Take out 2.'],
    ],
    [
      'with an odd email address',
      { email: 'ann at home' },
      ['email', 'Please write an email address like name@example.com.'],
    ],
    [
      'with a bio that is too long',
      { bio: '🌻'.repeat(USER_LIMITS.bio + 1) },
      ['bio', 'This is too long. Take out 1.'],
    ],
  ])('is not sent %s, and the field says why', (_, change, error) => {
    expect(errorsOf(change)).toEqual([error]);
  });

  it('says what is wrong with each field at once', () => {
    expect(errorsOf({ displayName: '', email: '' })?.map(([field]) => field)).toEqual([
      'displayName',
      'email',
    ]);
  });

  it('is sent with a bio of as many emoji as there may be', () => {
    expect(errorsOf({ bio: '🌻'.repeat(USER_LIMITS.bio) })).toBeUndefined();
  });
});

describe('a profile that is refused', () => {
  it.each<[ErrorCode, string]>([
    ['emailTaken', 'email'],
    ['emailNeedsPassword', 'currentPassword'],
    ['wrongCurrentPassword', 'currentPassword'],
    ['displayNameMissing', 'displayName'],
  ])('by %s leads to the field %s, and only that is heard', (code, field) => {
    const { errors, focus, notice } = profileRules.explain(
      new ApiError({ status: 403, code, message: 'No.' }),
    );
    expect([errors.map((error) => error.field), focus, notice?.isSpoken]).toEqual([[field], 'field', false]);
  });

  it('by a server without codes, or by none, says so about the whole form', () => {
    for (const error of [apiError('demoAccountStays'), apiError('ourFault'), new TypeError('lost')]) {
      const rejection = profileRules.explain(error);
      expect(rejection.errors).toMatchObject([{ isAboutForm: true }]);
      expect(rejection.focus).toBe('summary');
    }
  });
});

describe('unfinished changes', () => {
  const changed = { ...SAVED, bio: 'مرحبا <b>', currentPassword: 'river piano lemon' };

  it('are stored without the password', () => {
    const stored = writeDraft(changed, SAVED);
    expect(stored).not.toContain('river');
    expect(parseDraft(stored, SAVED)).toEqual({ ...changed, currentPassword: '' });
  });

  it('are none where everything is as it is saved', () => {
    expect(writeDraft({ ...SAVED, currentPassword: 'x' }, SAVED)).toBe('');
  });

  it.each(['{', '[]', 'null', '{"bio":3}', undefined])('are none where %s was stored', (stored) => {
    expect(parseDraft(stored, SAVED)).toEqual(SAVED);
  });
});
