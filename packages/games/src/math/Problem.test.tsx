import { Listen } from '@friendbase/ui-kit';
import { createVoice, ReaderContext } from '@friendbase/ui-kit/testing';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@friendbase/ui-kit/styles.css';
import { InGames } from '../../testing/InGames.tsx';
import { Problem } from './Problem.tsx';

const problem = { left: 7, operator: 'times', right: 8 } as const;

function HeardProblem({ voice }: { voice: ReturnType<typeof createVoice> }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <ReaderContext value={voice.reader}>
      <InGames preferences={{ readAloud: true }}>
        <div ref={part}>
          <Problem problem={problem} id="problem" />
        </div>
        <Listen subject="Math" part={part} />
      </InGames>
    </ReaderContext>
  );
}

describe('a math problem', () => {
  it('is read aloud as it is seen', async () => {
    const voice = createVoice();
    await render(<HeardProblem voice={voice} />);
    await userEvent.click(page.getByRole('button', { name: 'Listen, Math' }));
    voice.pass(5000);
    expect(voice.heard.join(' ')).toBe('7 × 8');
  });
});
