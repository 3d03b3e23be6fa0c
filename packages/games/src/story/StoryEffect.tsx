import {
  BreatheGlyph,
  Button,
  GratefulGlyph,
  Icon,
  InspireGlyph,
  Row,
  Text,
  usePreferences,
  useWords,
} from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { use, useEffect } from 'react';
import { BreathingCircle } from '../breathing/BreathingCircle.tsx';
import { CoveredContext } from '../provider/CoveredContext.ts';
import { useGameClock } from '../provider/GamesProvider.tsx';
import { useIsCalm } from '../provider/useIsCalm.ts';
import { usePageHidden } from '../provider/usePageHidden.ts';
import { useSaid } from '../provider/useSaid.ts';
import { story } from '../words/en/story.ts';
import { effectMachine, type Effect } from './effectMachine.ts';

interface StoryEffectProps {
  effect: Effect;
  onBreathe: () => void;
}

/** The heart belongs to likes: thanks are a flower. */
const GLYPHS = { breathe: BreatheGlyph, gratitude: GratefulGlyph, inspire: InspireGlyph };
const WORDS = { breathe: 'breatheSlowly', gratitude: 'thankYou', inspire: 'youCanDoIt' } as const;

/** What a member can add to a story. The picture is decoration; its words stay for whoever wants no effects. */
export function StoryEffect({ effect, onBreathe }: StoryEffectProps) {
  const t = useWords(story);
  const pace = usePreferences((preferences) => preferences.pace);
  const clock = useGameClock();
  const [snapshot, send, actor] = useMachine(effectMachine, { input: { effect, pace }, clock });
  useSaid(actor);
  usePageHidden(
    () => send({ type: 'page.hidden' }),
    () => send({ type: 'page.shown' }),
  );
  useEffect(() => send({ type: 'pace.changed', pace }), [send, pace]);

  const isOn = !snapshot.matches('idle');
  const start = () => {
    if (effect === 'breathe') onBreathe();
    send({ type: 'start' });
  };
  const isStoppable = isOn && (effect === 'breathe' || snapshot.matches('held'));
  return (
    <Row>
      {isStoppable ? (
        <Button key="effect" tone="quiet" icon="stop" onPress={() => send({ type: 'stop' })}>
          {effect === 'breathe' ? t('stop') : t('done')}
        </Button>
      ) : (
        <Button key="effect" tone="quiet" icon={GLYPHS[effect]} onPress={start}>
          {t(effect)}
        </Button>
      )}
      {isOn && !snapshot.matches('lingering') && <EffectPicture effect={effect} />}
      {isOn && (
        <Text as="span" size="large">
          {t(WORDS[effect])}
        </Text>
      )}
    </Row>
  );
}

function EffectPicture({ effect }: { effect: Effect }) {
  const isCalm = useIsCalm();
  const isCovered = use(CoveredContext);
  const pace = usePreferences((preferences) => preferences.pace);
  if (isCalm) return null;
  if (effect === 'breathe')
    return <BreathingCircle counts={pace === 'wait' ? 1 : pace} isStill={isCovered} />;
  return <Icon name={GLYPHS[effect]} />;
}
