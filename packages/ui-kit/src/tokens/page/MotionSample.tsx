import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import './Tokens.css';

/** Something that moves as everything in the kit moves, at each press. */
export function MotionSample({ name, label }: { name: string; label: string }) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Stack gap="small">
      <span className="fb-Tokens-track">
        <span className="fb-Tokens-runner" data-at-end={isAtEnd || undefined} />
      </span>
      <Button tone="quiet" subject={name} onPress={() => setIsAtEnd(!isAtEnd)}>
        {label}
      </Button>
    </Stack>
  );
}
