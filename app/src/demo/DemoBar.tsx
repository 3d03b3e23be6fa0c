import { Button, Card, ConfirmDialog, Row, Text } from '@friendbase/ui-kit';
import { useState } from 'react';
import { DEMO } from './content.ts';

/** Says that this is the demo, and starts it over. */
export function DemoBar({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="aside" title={DEMO.label} titleLevel={2}>
      <Row gap="medium" align="center">
        <Text size="small">{DEMO.text}</Text>
        <Button tone="quiet" icon="refresh" onPress={() => setIsAsking(true)}>
          {DEMO.reset}
        </Button>
      </Row>
      <ConfirmDialog
        question={DEMO.ask}
        effect={DEMO.effect}
        confirmLabel={DEMO.confirm}
        cancelLabel={DEMO.cancel}
        isOpen={isAsking}
        tone="danger"
        onConfirm={onReset}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
