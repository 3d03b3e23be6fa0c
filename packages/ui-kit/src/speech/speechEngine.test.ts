import { afterEach, describe, expect, it, vi } from 'vitest';
import { AFTER_CANCEL_MS, createBrowserSpeech, localVoices, type SpeechReport } from './speechEngine.ts';

const voice = (name: string, lang: string, localService = true, isDefault = false): SpeechSynthesisVoice =>
  ({ name, lang, localService, default: isDefault, voiceURI: name }) as SpeechSynthesisVoice;

const ONLINE = voice('Online US', 'en-US', false, true);
const BRITISH = voice('Daniel', 'en-GB', true, true);
const AMERICAN = voice('Samantha', 'en_US');
const GERMAN = voice('Anna', 'de-DE');

/** An utterance as browsers have it, without a sound. */
class Utterance extends EventTarget {
  voice?: SpeechSynthesisVoice;
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function openBrowser(voices: SpeechSynthesisVoice[]) {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: unknown) => void spoken.push(utterance as Utterance),
    cancel,
  });
  const engine = createBrowserSpeech(synthesis);
  const reports: SpeechReport['type'][] = [];
  const say = (text: string, chosen = '') =>
    engine.speak({ text, lang: 'en-US', rate: 0.5, voice: chosen }, ({ type }) => reports.push(type));
  return { engine, say, spoken, cancel, reports, synthesis, voices };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the voices', () => {
  it('are those of the device alone, of the right language, the nearest first', () => {
    expect(localVoices([ONLINE, BRITISH, GERMAN, AMERICAN], 'en-US')).toEqual([AMERICAN, BRITISH]);
  });
});

describe('the browser’s speech', () => {
  it('never speaks with a voice that is not on the device: it would send the words out', () => {
    const { say, spoken, reports } = openBrowser([ONLINE]);
    say('A secret.', 'Online US');
    expect(reports).toEqual(['voice.missing']);
    expect(spoken).toEqual([]);
  });

  it('has no voice where the browser has no speech', () => {
    const reports: string[] = [];
    const engine = createBrowserSpeech(undefined);
    engine.speak({ text: 'Hi', lang: 'en', rate: 1, voice: '' }, ({ type }) => reports.push(type));
    expect(reports).toEqual(['voice.missing']);
  });

  it('speaks with the chosen voice at the chosen speed', () => {
    const { say, spoken } = openBrowser([AMERICAN, BRITISH]);
    say('Hello.', 'Daniel');
    expect(spoken).toMatchObject([{ text: 'Hello.', voice: BRITISH, rate: 0.5 }]);
  });

  it('waits for voices that the browser loads late', () => {
    const { say, spoken, synthesis, voices } = openBrowser([]);
    say('Hello.');
    expect(spoken).toEqual([]);
    voices.push(AMERICAN);
    synthesis.dispatchEvent(new Event('voiceschanged'));
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(spoken).toHaveLength(1);
  });

  it('goes on at once with the next sentence when one has ended', () => {
    const { say, spoken, cancel } = openBrowser([AMERICAN]);
    const silence = say('One.');
    spoken[0]?.dispatchEvent(new Event('end'));
    silence();
    say('Two.');
    expect(cancel).not.toHaveBeenCalled();
    expect(spoken).toHaveLength(2);
  });

  it('cancels at once, reports nothing anymore, and lets the browser rest before it speaks again', () => {
    const { say, spoken, cancel, reports } = openBrowser([AMERICAN]);
    const silence = say('One.');
    silence();
    expect(cancel).toHaveBeenCalledTimes(1);
    spoken[0]?.dispatchEvent(new Event('end'));
    expect(reports).toEqual(['voice.found']);
    say('Two.');
    vi.advanceTimersByTime(AFTER_CANCEL_MS - 1);
    expect(spoken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(spoken).toHaveLength(2);
  });
});
