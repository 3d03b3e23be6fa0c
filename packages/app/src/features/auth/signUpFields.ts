/** The answers of a sign-up, in the order of the form. */
export const SIGN_UP_FIELDS = [
  'username',
  'displayName',
  'email',
  'password',
  'confirmPassword',
  'challengeType',
  'caregiverEmail',
  'emergencyContact',
  'supportNeeds',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
