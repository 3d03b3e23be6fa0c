import { translationOf } from '@friendbase/ui-kit/words';
import type { notFound as notFoundReference } from '../en/pages.ts';

export const notFound = translationOf<typeof notFoundReference>()('en', {
  title: 'This page is not here',
  forDevelopers: 'For people who build this page',
});
