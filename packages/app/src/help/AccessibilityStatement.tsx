import { BulletList, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { lazy, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { accessibility } from '../words/en/accessibility.ts';

const PersonToReach = lazy(() =>
  import('./PersonToReach.tsx').then((module) => ({ default: module.PersonToReach })),
);

/** Whom to ask, whose script comes with it. Where it does not come, the words around it still help. */
export const LaterPerson = () => (
  <OnDemand>
    <PersonToReach level={3} />
  </OnDemand>
);

const WORKS = [
  'keyboard',
  'heard',
  'seen',
  'sizes',
  'yours',
  'easy',
  'games',
  'report',
  'back',
  'kept',
] as const;
const NOT_YET = ['notTried', 'notHeard', 'othersWords', 'othersPictures', 'noSigns', 'noFeedback'] as const;

interface AccessibilityStatementProps {
  /** Of its headings: below that of the page or the dialog around it. */
  level: 2 | 3;
  /** Whom to ask. */
  person: ReactNode;
}

/** What works, what does not work yet, and how to tell us. Source: owner's decisions, “Help”. */
export function AccessibilityStatement({ level, person }: AccessibilityStatementProps) {
  const t = useWords(accessibility);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={level}>{t('works')}</Heading>
        <BulletList items={WORKS.map((key) => t(key))} />
      </Stack>
      <Stack gap="small">
        <Heading level={level}>{t('notYet')}</Heading>
        <BulletList items={NOT_YET.map((key) => t(key))} />
      </Stack>
      <Stack gap="small">
        <Heading level={level}>{t('tell')}</Heading>
        {person}
        <Text>{t('askSomebody')}</Text>
        <Text>{t('emergency')}</Text>
      </Stack>
      <Stack gap="small">
        <Heading level={level}>{t('rules')}</Heading>
        <Text>{t('wcag')}</Text>
        <Text tone="quiet">{t('written')}</Text>
      </Stack>
    </Stack>
  );
}
