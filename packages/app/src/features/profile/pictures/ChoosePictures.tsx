import { FACES } from '@friendbase/games/pictures';
import { memory } from '@friendbase/games/words/en';
import { Button, Form, Heading, Outcome, PictureSequence, Stack, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { makePictureLoginMutation } from '../../../data/pictureLogin.ts';
import { picturesIn } from '../../../help/pictures/pictureFields.ts';
import { PictureKeys } from '../../../help/pictures/PictureKeys.tsx';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { PasswordField } from '../../../lib/forms/AccountFields.tsx';
import { useForm } from '../../../lib/forms/useForm.ts';
import type { VisitorStart } from '../../../lib/page/visitorStart.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { ownPictures, pictureKeys } from '../../../words/en/pictureLogin.ts';
import { useIsHere } from '../outcomes.ts';
import { pictureNotices, pictureRules } from './pictureRules.ts';

/** This page learns what the server says in the next one. */
const offerPictures = (visitor: VisitorStart): void => void (visitor.hasPictures = true);

/** Four pictures and the password. What is chosen is shown, to be remembered; it stays in memory alone. */
export function ChoosePictures({ onSaved }: { onSaved: () => void }) {
  const t = useWords(ownPictures);
  const heading = useReadInstead<HTMLHeadingElement>();
  const tell = useTell();
  const { notify, visitor } = useServices();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(makePictureLoginMutation);
  const form = useForm({
    name: 'own-pictures',
    rules: pictureRules,
    initialValues: { pictures: '', currentPassword: '' },
    deliver: async ({ pictures, currentPassword }) => {
      try {
        await mutateAsync({ pictures: picturesIn(pictures), currentPassword });
      } catch (error) {
        if (!isHere.current) notify(pictureNotices.failed);
        throw error;
      }
      offerPictures(visitor);
      tell(pictureNotices.saved);
    },
    onDone: onSaved,
  });
  const { id, value, errorMessage, onChange } = form.field('pictures');
  const failure = form.isBusy ? undefined : (errorMessage ?? form.summary[0]?.message);
  return (
    <Form onSubmit={form.submit} aria-label={t('heading')}>
      <Stack>
        <Heading level={3} ref={heading}>
          {t('heading')}
        </Heading>
        <PictureKeys
          id={id}
          hint={t('hint')}
          chosen={picturesIn(value)}
          isMissing={false}
          onChange={(chosen) => onChange(chosen.join(' '))}
        />
        <ChosenPictures text={value} />
        <PasswordField
          {...form.field('currentPassword')}
          label={t('password')}
          description={t('passwordHint')}
        />
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Button type="submit" icon="key" isPending={form.isBusy} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </Stack>
    </Form>
  );
}

function ChosenPictures({ text }: { text: string }) {
  const t = useWords(pictureKeys);
  const inGame = useWords(memory);
  const pictures = picturesIn(text);
  if (pictures.length === 0) return null;
  return (
    <PictureSequence
      label={t('yours')}
      pictures={pictures.map((picture) => ({
        word: inGame('picture', { picture }),
        picture: FACES[picture],
      }))}
    />
  );
}
