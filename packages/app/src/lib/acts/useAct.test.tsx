import { Button } from '@friendbase/ui-kit';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAct } from './useAct.ts';

interface RowProps {
  deliver: () => Promise<string>;
  onDone?: (name: string) => void;
  onFailed?: () => void;
}

function Row({ deliver, onDone, onFailed }: RowProps) {
  const act = useAct({ deliver, ...(onDone && { onDone }), ...(onFailed && { onFailed }) });
  return (
    <Button isPending={act.isBusy} onPress={() => act.press()}>
      Remove
    </Button>
  );
}

it('tells its outcome when the part that was pressed has gone', async () => {
  const answer = Promise.withResolvers<string>();
  const onDone = vi.fn();
  const screen = await render(<Row deliver={() => answer.promise} onDone={onDone} />);
  await screen.getByRole('button').click();
  await screen.unmount();
  answer.resolve('Ann');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('Ann', undefined));
});

it('tells a failure once, and not that it is done', async () => {
  const onDone = vi.fn();
  const onFailed = vi.fn();
  const screen = await render(
    <Row deliver={() => Promise.reject(new Error('no'))} onDone={onDone} onFailed={onFailed} />,
  );
  await screen.getByRole('button').click();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(onDone).not.toHaveBeenCalled();
});
