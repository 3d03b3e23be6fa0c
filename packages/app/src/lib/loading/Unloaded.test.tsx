import { ApiError, NetworkError } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useFailurePicture } from './Unloaded.tsx';

const refused = new ApiError({ status: 500, message: 'Sorry' });
const lost = new NetworkError('Failed to fetch');

it('tells a lost connection from an error response, and keeps its picture while the call is made again', async () => {
  const useSeen = (error: Error | null | undefined = null) => useFailurePicture(error);
  const { result, rerender } = await renderHook(useSeen, { initialProps: refused as Error | null });
  expect(result.current).toBe('failed');
  await rerender(lost);
  expect(result.current).toBe('offline');
  await rerender(null);
  expect(result.current).toBe('offline');
});
