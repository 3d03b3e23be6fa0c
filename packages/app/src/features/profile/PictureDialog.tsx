import { DRAWN_PEOPLE, drawnPersonUrl, type User } from '@friendbase/contract';
import {
  AddPictureGlyph,
  Avatar,
  Button,
  Dialog,
  Form,
  RadioGroup,
  Row,
  Stack,
  StatusLine,
  Text,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { people } from '@friendbase/ui-kit/words/en';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { updateUserMutation } from '../../data/updateUser.ts';
import { CrashBoundary } from '../../lib/CrashBoundary.tsx';
import { memberNotices } from '../../lib/memberNotices.ts';
import { NotOpened } from '../../lib/NotOpened.tsx';
import { useAct } from '../../lib/useAct.ts';
import { isFilesNotSent } from '../../uploads/filesNotSent.ts';
import { useTell } from '../../people/useTell.ts';
import { picture as words } from '../../words/en/profileParts.ts';
import type { ProfilePartProps } from './parts.ts';
import { useOwnPhoto } from './useOwnPhoto.ts';
import { whyNot } from './whyNot.ts';

const OwnPhoto = lazy(() => import('./OwnPhoto.tsx').then((part) => ({ default: part.OwnPhoto })));

/** Nobody’s own file, or none at all. */
const isDrawn = (url: string | undefined) =>
  url === undefined || DRAWN_PEOPLE.some((name) => drawnPersonUrl(name) === url);

/** Stands for none: the initial is shown. */
const NONE = '';

/** What can be chosen: the initial, a picture of one's own that is there already, and the drawn people. */
function useChoices({ id, displayName, avatarUrl }: User) {
  const t = useWords(words);
  const describe = useWords(people);
  const pictureOf = (url: string) => <Avatar name={displayName} seed={id} picture={url} />;
  const drawn = DRAWN_PEOPLE.map((name) => ({ value: drawnPersonUrl(name), label: describe(name) }));
  const hasOwn = avatarUrl !== undefined && drawn.every(({ value }) => value !== avatarUrl);
  return [
    { value: NONE, label: t('initial') },
    ...(hasOwn ? [{ value: avatarUrl, label: t('own') }] : []),
    ...drawn,
  ].map((choice) => ({ ...choice, picture: pictureOf(choice.value) }));
}

/** Chooses one of the drawn people, in words and as a picture. Source: owner's decisions, “Placeholders become real”. */
export function PictureDialog({ me, onClose, onDone }: ProfilePartProps) {
  const t = useWords(words);
  const say = useSayWords();
  const tell = useTell();
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), me.id));
  const [chosen, setChosen] = useState(me.avatarUrl ?? NONE);
  const own = useOwnPhoto(me.id);
  const choices = useChoices(me);
  const act = useAct<string, unknown>({
    deliver: async (url) => {
      const avatarUrl = await own.send(url === NONE ? null : url);
      await mutateAsync({ avatarUrl });
      if (me.avatarUrl !== avatarUrl && !isDrawn(me.avatarUrl)) own.forget(me.avatarUrl);
    },
    onDone: () => {
      tell(memberNotices.profileUpdated);
      onDone('picture');
    },
    onFailed: (error) => {
      // A photo that was not sent has said so itself.
      if (!isFilesNotSent(error))
        tell(memberNotices.profileFailed, whyNot(memberNotices.profileFailed, error));
    },
  });
  return (
    <Dialog title={t('title')} isOpen onClose={onClose} size="wide">
      <Form onSubmit={() => act.press(chosen)} aria-label={t('title')}>
        <Stack>
          <Row gap="medium" align="center" wrap={false}>
            <Avatar name={me.displayName} seed={me.id} picture={chosen} size="large" />
            <Text>{t('purpose')}</Text>
          </Row>
          <RadioGroup
            label={t('label')}
            options={choices}
            orientation="horizontal"
            value={chosen}
            onChange={setChosen}
          />
          <CrashBoundary fallback={<NotOpened />}>
            <Suspense fallback={null}>
              {own.photo ? (
                <OwnPhoto photo={own.photo} onChosen={own.onChosen} onTryAgain={() => act.press(chosen)} />
              ) : (
                <Button
                  tone="quiet"
                  icon={AddPictureGlyph}
                  isPending={own.isOpening}
                  pendingLabel={t('opening')}
                  onPress={own.choose}
                >
                  {t('addPhoto')}
                </Button>
              )}
            </Suspense>
          </CrashBoundary>
          {act.isFailed && (
            <StatusLine tone="danger">
              {isFilesNotSent(act.error)
                ? t('notSent')
                : say(whyNot(memberNotices.profileFailed, act.error).text)}
            </StatusLine>
          )}
          <Button type="submit" icon="check" isPending={act.isBusy} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
