import type { ChoiceRules } from './fileRules.ts';

/** A member has one picture, which does not move. */
export const PHOTO_RULES: ChoiceRules = { files: 1, types: ['image/*'] };
