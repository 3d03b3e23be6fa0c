import { useRef, useState, type ReactNode } from 'react';
import { SimulatedClock } from 'xstate';
import { DEFAULTS } from '../../preferences/preferences.ts';
import { PreferencesProvider } from '../../preferences/PreferencesProvider.tsx';
import { fixedStore } from '../../stores/store.ts';
import { createFakeSpeech } from '../../speech/fakeSpeech.ts';
import { createReader, ReaderContext } from '../../speech/reader.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Listen } from './Listen.tsx';

/** A voice without sound, whose time passes only when it is told to. */
export function createVoice(fake?: Parameters<typeof createFakeSpeech>[1]) {
  const clock = new SimulatedClock();
  const speech = createFakeSpeech(clock, fake);
  const reader = createReader(speech.engine, clock);
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) clock.increment(50);
  };
  return { ...speech, reader, pass };
}

interface WithVoiceProps {
  voice: ReturnType<typeof createVoice>;
  readAloud?: boolean;
  markSpokenWord?: boolean;
  children: ReactNode;
}

export function WithVoice({ voice, readAloud = true, markSpokenWord = true, children }: WithVoiceProps) {
  const [preferences] = useState(() =>
    fixedStore({ ...DEFAULTS, readAloud, markSpokenWord, speechRate: 0.75 as const }),
  );
  return (
    <PreferencesProvider store={preferences}>
      <ReaderContext value={voice.reader}>{children}</ReaderContext>
    </PreferencesProvider>
  );
}

/** A post with its button. */
export function Post({ author = 'Leo Okafor', words = 'We went to the lake. It was fun.' }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <Card as="div">
      <div ref={part}>
        <Heading level={3}>{author}</Heading>
        <Text dir="auto">{words}</Text>
        <Listen subject={`${author}'s post`} part={part} />
      </div>
    </Card>
  );
}
