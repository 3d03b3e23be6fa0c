import { Avatar, useWords, type RadioGroupProps } from '@friendbase/ui-kit';
import { people } from '@friendbase/ui-kit/words/en';
import { faces } from '../words/en/faces.ts';
import { DRAWN_FACES } from './drawnFaces.ts';

type Face = RadioGroupProps['options'][number];

/** What a member without a photo looks like: the initial, with an empty value, and the drawn people, by their addresses. */
export function useDrawnFaces(member: { name: string; seed: string }): { initial: Face; drawn: Face[] } {
  const t = useWords(faces);
  const describe = useWords(people);
  return {
    initial: { value: '', label: t('initial'), picture: <Avatar {...member} /> },
    drawn: DRAWN_FACES.map(({ name, url }) => ({
      value: url,
      label: describe(name),
      picture: <Avatar {...member} picture={url} />,
    })),
  };
}
