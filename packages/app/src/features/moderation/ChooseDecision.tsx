import { CASE_ACTIONS, SAFETY_RULES, type CaseAction, type SafetyRule } from '@friendbase/contract';
import {
  announce,
  BulletList,
  Button,
  Card,
  RadioGroup,
  Row,
  Stack,
  Switch,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import type { Act } from '../../lib/acts/useAct.ts';
import { moderationCase, moderationKeys } from '../../words/en/moderation.ts';
import { safetyRules } from '../../words/en/safety.ts';
import { KEY_OF } from './keys.ts';
import type { Deed } from './useDecide.ts';
import { useDecisionKeys } from './useDecisionKeys.ts';

/** Keeps the thing, or names the rule and takes it away. Each decision has its button, and its key if wished. */
export function ChooseDecision({ act }: { act: Act<Deed> }) {
  const t = useWords(moderationCase);
  const ofKeys = useWords(moderationKeys);
  const ofRules = useWords(safetyRules);
  const [rule, setRule] = useState<SafetyRule>();
  const [isMissed, setIsMissed] = useState(false);
  const decide = (action: CaseAction) => {
    const isBlocked = action !== 'keep' && rule === undefined;
    setIsMissed(isBlocked);
    if (isBlocked) return announce(t('ruleFirst'));
    act.press({ kind: 'decide', action, rule: action === 'keep' ? null : (rule ?? null) });
  };
  const keys = useDecisionKeys(decide);
  return (
    <Stack>
      <RadioGroup
        label={t('rule')}
        options={SAFETY_RULES.map((one) => ({ value: one, label: ofRules(one) }))}
        errorMessage={isMissed ? t('ruleFirst') : undefined}
        value={rule}
        onChange={(chosen) => {
          setIsMissed(false);
          setRule(chosen as SafetyRule);
        }}
      />
      <Row>
        {CASE_ACTIONS.map((action) => (
          <Button
            key={action}
            tone={action === 'close' ? 'danger' : 'quiet'}
            isPending={act.isBusy && act.input?.kind === 'decide' && act.input.action === action}
            pendingLabel={t('deciding')}
            onPress={() => decide(action)}
          >
            {t(action)}
          </Button>
        ))}
      </Row>
      <Card title={ofKeys('title')} titleLevel={3}>
        <Switch
          label={ofKeys('use')}
          description={ofKeys('useMeans')}
          isSelected={keys.isOn}
          onChange={keys.turn}
        />
        <BulletList
          items={CASE_ACTIONS.map((action) =>
            ofKeys('key', { key: KEY_OF[action].toUpperCase(), does: t(action) }),
          )}
        />
        <Text size="small">{ofKeys('none')}</Text>
      </Card>
    </Stack>
  );
}
