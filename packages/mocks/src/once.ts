import { ANSWER_LIFE_MS, ApiError, callText, isStoredError, errorJson, apiError } from '@friendbase/contract';
import type { Endpoint } from '@friendbase/contract';
import type { Member, Store } from './store.ts';

interface RepeatableCall {
  endpoint: Endpoint;
  input: object;
  key: string;
  /** An error response in the language of who called. */
  tell: (errorResponse: ApiError) => ApiError;
}

/**
 * Carries out a call once, however often it comes with the same key. Visitors' calls run for a repeat too, as what they
 * get is a session.
 */
export async function answerOnce(
  { endpoint, input, key, tell }: RepeatableCall,
  { store: { answers }, caller, now }: { store: Store; caller: () => Member; now: () => Date },
  carryOut: (isRepeat: boolean) => Promise<Response>,
): Promise<Response> {
  const sender = endpoint.access === 'visitor' ? '' : caller().id;
  const call = callText(endpoint, input);
  const tooOld = new Date(now().getTime() - ANSWER_LIFE_MS).toISOString();
  answers.deleteMany((q) => q.where({ createdAt: (createdAt) => createdAt <= tooOld }));
  const found = answers.findFirst((q) => q.where({ sender, key }));
  if (found) {
    if (found.call !== call) throw apiError('idempotencyKeyReused');
    if (sender === '' && found.status < 400) await carryOut(true);
    return jsonResponse(found);
  }
  const store = (status: number, json: string) =>
    answers.create({ sender, key, call, status, json, createdAt: now().toISOString() });
  try {
    const response = await carryOut(false);
    return jsonResponse(await store(response.status, await response.text()));
  } catch (error) {
    if (error instanceof ApiError && isStoredError(error.status)) {
      await store(error.status, JSON.stringify(errorJson(tell(error))));
    }
    throw error;
  }
}

const jsonResponse = ({ status, json }: { status: number; json: string }): Response =>
  new Response(json, { status, headers: { 'content-type': 'application/json' } });
