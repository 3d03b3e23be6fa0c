import type { User } from '@friendbase/contract';
import type { FormValues } from '../../../lib/forms/formMachine.ts';

export type ProfileField = 'displayName' | 'email' | 'bio' | 'currentPassword';
export type ProfileValues = FormValues<ProfileField>;

/** What is stored of changes that are not saved. The password never is. */
const STORED = ['displayName', 'email', 'bio'] as const satisfies ProfileField[];

/** The fields as they begin: what is saved, and no password. */
export const valuesOf = ({
  displayName,
  email,
  bio = '',
}: Pick<User, 'displayName' | 'email' | 'bio'>): ProfileValues => ({
  displayName,
  email,
  bio,
  currentPassword: '',
});

export const isChanged = (values: ProfileValues, saved: ProfileValues): boolean =>
  STORED.some((field) => values[field] !== saved[field]);

/** The changes as one text for the device's store; nothing at all where there are none to lose. */
export const writeDraft = (values: ProfileValues, saved: ProfileValues): string =>
  isChanged(values, saved)
    ? JSON.stringify(Object.fromEntries(STORED.map((name) => [name, values[name]])))
    : '';

/** The fields with the changes that were stored, if there are any. */
export function parseDraft(stored: string | undefined, saved: ProfileValues): ProfileValues {
  try {
    const found = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const texts = STORED.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : []));
    return { ...saved, ...(Object.fromEntries(texts) as Partial<ProfileValues>) };
  } catch {
    return saved;
  }
}
