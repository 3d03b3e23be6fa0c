/** One piece of text to be spoken, no longer than a sentence. */
export interface Speech {
  text: string;
  /** A BCP 47 tag: which language the voice must speak. */
  lang: string;
  /** 1 is the normal speed. */
  rate: number;
  /** The `voiceURI` of the member's voice; empty for the one the device would take. */
  voice: string;
}

/** What is heard of it. `at` and `length` are characters of the text; not every voice reports words. */
export type SpeechReport =
  | { type: 'speech.started' }
  | { type: 'speech.reached'; at: number; length: number }
  | { type: 'speech.ended' }
  | { type: 'speech.failed' }
  | { type: 'voice.found' }
  | { type: 'voice.missing' };

/** What speaks. Tests and stories pass one of their own. */
export interface SpeechEngine {
  /** Starts to speak. The function it returns silences it at once, and nothing is reported anymore. */
  speak(speech: Speech, report: (report: SpeechReport) => void): () => void;
}

type Synthesis = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
>;

/** Chromium drops words that are spoken in the same instant as others were cancelled. */
export const AFTER_CANCEL_MS = 60;

/**
 * The browser's own speech, with voices of the device alone: a voice that is not local would send the words, members'
 * posts among them, to the maker of the browser. Chromium stops a text after about 15 s without a word, so `Speech` is
 * one sentence at a time.
 */
export function createBrowserSpeech(
  synthesis: Synthesis | undefined = globalThis.speechSynthesis,
): SpeechEngine {
  let cancelledAt = -Infinity;
  return {
    speak(speech, report) {
      let isSilenced = false;
      // Held here: Chromium forgets an utterance that nobody holds, and its end is never reported.
      let spoken: SpeechSynthesisUtterance | undefined;
      const tell = (said: SpeechReport) => {
        // Nothing is left to cancel, and the next sentence need not wait.
        if (said.type === 'speech.ended' || said.type === 'speech.failed') spoken = undefined;
        if (!isSilenced) report(said);
      };
      const begin = () => {
        const voices = synthesis?.getVoices() ?? [];
        // Many browsers load their voices late. The listener below begins again when they are there.
        if (isSilenced || (synthesis && voices.length === 0)) return;
        synthesis?.removeEventListener('voiceschanged', begin);
        const voice = voiceFor(voices, speech);
        if (!synthesis || !voice) return tell({ type: 'voice.missing' });
        tell({ type: 'voice.found' });
        spoken = utteranceOf(speech, voice, tell);
        synthesis.speak(spoken);
      };
      synthesis?.addEventListener('voiceschanged', begin);
      const waitMs = cancelledAt + AFTER_CANCEL_MS - performance.now();
      // Without a wait it stays within the press, which Safari demands of the first speech of a page.
      const timer = waitMs > 0 ? setTimeout(begin, waitMs) : begin();
      return () => {
        isSilenced = true;
        clearTimeout(timer ?? undefined);
        synthesis?.removeEventListener('voiceschanged', begin);
        if (!spoken) return;
        synthesis?.cancel();
        cancelledAt = performance.now();
      };
    },
  };
}

function utteranceOf(
  { text, rate }: Speech,
  voice: SpeechSynthesisVoice,
  tell: (report: SpeechReport) => void,
) {
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  utterance.addEventListener('start', () => tell({ type: 'speech.started' }));
  utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
    if (name === 'word') tell({ type: 'speech.reached', at: charIndex, length: charLength ?? 0 });
  });
  utterance.addEventListener('end', () => tell({ type: 'speech.ended' }));
  utterance.addEventListener('error', () => tell({ type: 'speech.failed' }));
  return utterance;
}

/** The voices of this device for a language: the exact country first, then the one the device prefers. */
export function localVoices(voices: readonly SpeechSynthesisVoice[], lang: string): SpeechSynthesisVoice[] {
  const [language] = partsOf(lang);
  const rank = (voice: SpeechSynthesisVoice) =>
    (partsOf(voice.lang).join('-') === partsOf(lang).join('-') ? 2 : 0) + (voice.default ? 1 : 0);
  return voices
    .filter((voice) => voice.localService && partsOf(voice.lang)[0] === language)
    .toSorted((one, other) => rank(other) - rank(one));
}

/** Android writes `en_US`. */
const partsOf = (lang: string): string[] => lang.toLowerCase().split(/[-_]/);

function voiceFor(voices: readonly SpeechSynthesisVoice[], { lang, voice }: Speech) {
  const usable = localVoices(voices, lang);
  return usable.find(({ voiceURI }) => voiceURI === voice) ?? usable[0];
}
