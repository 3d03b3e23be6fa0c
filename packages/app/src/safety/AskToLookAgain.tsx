import { isBlank, MOST_REPORT_CHARACTERS } from '@friendbase/contract';
import {
  announce,
  Button,
  ConfirmDialog,
  Form,
  Row,
  Stack,
  StatusLine,
  Text,
  TextArea,
  useIsHydrated,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { reasonOf } from '../lib/errors/apiErrors.ts';
import { useServices } from '../lib/page/services.ts';
import { useAct } from '../lib/acts/useAct.ts';
import { useAfterHydration } from '../lib/hydration/useAfterHydration.ts';
import { memberErrors } from '../words/en/memberErrors.ts';
import { safety } from '../words/en/safety.ts';

/** Where the form is posted to before its script, and what goes with it. */
interface PostedAppeal {
  action: string;
  hidden: Readonly<Record<string, string>>;
}

export interface AskToLookAgainProps {
  /** Which decision, as part of the names of the form and its button. */
  subject: string;
  /** Makes the call. */
  onAsk: (words: string) => Promise<unknown>;
  /** Where the words are stored until they are sent. */
  draft: { owner: string; field: string };
  posted?: PostedAppeal | undefined;
  /** The form goes with the answer. */
  onAsked: () => void;
}

/** “Ask us to look again”, once, with words if the member wishes. */
export function AskToLookAgain({ subject, onAsk, draft, posted, onAsked }: AskToLookAgainProps) {
  const t = useWords(safety);
  const say = useSayWords();
  const { drafts } = useServices();
  const isHydrated = useIsHydrated();
  const { owner, field } = draft;
  const stored = () => drafts.read(owner, field) ?? '';
  const [words, setWords] = useState(() => (isHydrated ? stored() : ''));
  useAfterHydration(() => setWords(stored()));
  const act = useAct({
    deliver: async () => void (await onAsk(words)),
    // There is one try: an early press may not spend it.
    asksFirst: () => isBlank(words),
    onDone: () => {
      drafts.persist(owner, field, '');
      announce(t('asked'));
      onAsked();
    },
    failureOf: (error) => `${t('notAsked')} ${say(reasonOf(error, t('pleaseTryAgain'), memberErrors))}`,
  });
  const write = (text: string) => {
    setWords(text);
    drafts.persist(owner, field, text);
  };
  return (
    <Form {...posted} onSubmit={() => act.press()} aria-label={`${t('ask')}, ${subject}`}>
      <Stack>
        <Text>{t('canDo')}</Text>
        <TextArea
          label={t('appealWords')}
          description={t('appealMeans')}
          name="words"
          value={words}
          onChange={write}
          maxLength={MOST_REPORT_CHARACTERS}
          isReadOnly={act.isBusy}
          rows={1}
        />
        {act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
        <Row>
          <Button
            type="submit"
            tone="quiet"
            subject={subject}
            isPending={act.isBusy}
            pendingLabel={t('asking')}
            isQuick
          >
            {t(act.isFailed ? 'tryAgain' : 'ask')}
          </Button>
        </Row>
        <ConfirmDialog
          question={t('askEmpty')}
          effect={t('askEmptyEffect')}
          confirmLabel={t('askWithout')}
          cancelLabel={t('writeFirst')}
          isOpen={act.isAsking}
          onConfirm={act.confirm}
          onCancel={act.cancel}
        />
      </Stack>
    </Form>
  );
}
