import {
  Button,
  ErrorSummary,
  Form,
  Heading,
  PreviousGlyph,
  Row,
  Stack,
  useWords,
  type IconSource,
} from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import type { useForm } from '../../lib/forms/useForm.ts';
import { useReadInstead } from '../../lib/lists/useReadInstead.ts';
import { recovery } from '../../words/en/recovery.ts';

interface RecoveryFormProps {
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'errors' | 'summary' | 'summaryKey' | 'isBusy'>;
  /** It names the form, too. */
  heading: string;
  /** Of the heading. @default 3 */
  level?: 2 | 3 | undefined;
  /** What is to be known before anything is filled in. */
  intro?: ReactNode;
  submit: { label: string; pendingLabel: string; icon: IconSource };
  /** What else can be pressed. */
  others?: ReactNode;
  /** Where there is a way back. */
  onBack?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** One step of the way back in: it stands in place of the one before, so its heading is read. */
export function RecoveryForm(props: RecoveryFormProps) {
  const { form, heading, level = 3, intro, submit, others, onBack, children } = props;
  const t = useWords(recovery);
  const ref = useReadInstead<HTMLHeadingElement>();
  return (
    <Form onSubmit={form.submit} aria-label={heading}>
      <Stack>
        <Heading level={level} ref={ref}>
          {heading}
        </Heading>
        {intro}
        <ErrorSummary
          title={t('toFix', { count: form.errors.length })}
          errors={form.summary}
          focusKey={form.summaryKey}
        />
        {children}
        <Row>
          <Button
            type="submit"
            size="large"
            icon={submit.icon}
            isPending={form.isBusy}
            pendingLabel={submit.pendingLabel}
          >
            {submit.label}
          </Button>
          {others}
          {onBack && (
            <Button tone="plain" icon={PreviousGlyph} onPress={onBack}>
              {t('back')}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  );
}
