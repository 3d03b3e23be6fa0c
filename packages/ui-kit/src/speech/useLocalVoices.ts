import { useMemo, useSyncExternalStore } from 'react';
import { localVoices } from './speechEngine.ts';

/** A voice of this device, for a member to choose from. */
export interface LocalVoice {
  /** Its `voiceURI`, which is what the preference stores. */
  id: string;
  name: string;
}

const NONE = '[]';

/** The voices of this device for a language, the most fitting first; browsers load them late. None on a server. */
export function useLocalVoices(lang: string): readonly LocalVoice[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => voicesNow(lang),
    () => NONE,
  );
  return useMemo(() => JSON.parse(stored) as LocalVoice[], [stored]);
}

function subscribe(onChange: () => void): () => void {
  globalThis.speechSynthesis?.addEventListener('voiceschanged', onChange);
  return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', onChange);
}

/** As text, which is equal to itself: browsers make a new list at every call. */
function voicesNow(lang: string): string {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return JSON.stringify(localVoices(voices, lang).map(({ voiceURI, name }) => ({ id: voiceURI, name })));
}
