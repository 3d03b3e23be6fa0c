import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createFakeSpeech, FAKE_START_MS, FAKE_WORD_MS } from './fakeSpeech.ts';
import { START_LIMIT_MS, VOICES_LIMIT_MS } from './readAloudMachine.ts';
import { createReader } from './reader.ts';

// A browser that cannot paint words.
beforeEach(() => void vi.stubGlobal('CSS', {}));
afterEach(() => void vi.unstubAllGlobals());

const sentence = (text: string) => ({ text, rangeOf: () => ({}) as Range });
const POST = ['We went to the lake.', 'It was fun.'].map(sentence);
const TIPS = ['Keep your address private.'].map(sentence);
const voice = { lang: 'en-US', rate: 0.75, voice: '' };

function startReading(fake: Parameters<typeof createFakeSpeech>[1] = {}) {
  const clock = new SimulatedClock();
  const speech = createFakeSpeech(clock, fake);
  const reader = createReader(speech.engine, clock);
  const listen = (section: string, sentences = POST) =>
    reader.send({ type: 'listened', section, sentences, voice, isMarked: true });
  // Step by step: a timer armed during one big jump would count from where the jump lands.
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) clock.increment(Math.min(50, ms - passed));
  };
  listen('post');
  return { reader, speech, listen, pass, state: () => reader.getSnapshot() };
}

const wordsMs = (words: number) => FAKE_START_MS + words * FAKE_WORD_MS;

describe('reading aloud', () => {
  it('says honestly that the device has no voice', () => {
    const { pass, state } = startReading({ isThere: false });
    pass(50);
    expect(state()).toMatchObject({
      value: 'unavailable',
      context: { trouble: 'no-voice', section: 'post' },
    });
  });

  it('says that there is no voice when the browser never tells of one', () => {
    const clock = new SimulatedClock();
    const reader = createReader({ speak: () => () => undefined }, clock);
    reader.send({ type: 'listened', section: 'post', sentences: POST, voice, isMarked: true });
    clock.increment(VOICES_LIMIT_MS - 1);
    expect(reader.getSnapshot().hasTag('shown')).toBe(true);
    clock.increment(1);
    expect(reader.getSnapshot().context.trouble).toBe('no-voice');
  });

  it(`gives a voice that never begins up after ${START_LIMIT_MS} ms`, () => {
    const { pass, state } = startReading({ begins: false });
    pass(50 + START_LIMIT_MS);
    expect(state()).toMatchObject({ value: 'unavailable', context: { trouble: 'no-start' } });
  });

  it('does not begin where there is nothing to read', () => {
    const { reader, listen } = startReading();
    reader.send({ type: 'stopped' });
    listen('empty', []);
    expect(reader.getSnapshot().value).toBe('idle');
  });

  it('reads sentence by sentence, at the chosen speed, and ends by itself', () => {
    const { speech, pass, state } = startReading();
    pass(wordsMs(5));
    expect(speech.asked).toEqual([
      { text: 'We went to the lake.', rate: 0.75 },
      { text: 'It was fun.', rate: 0.75 },
    ]);
    pass(wordsMs(3));
    expect(state().value).toBe('idle');
    expect(speech.heard.join(' ')).toBe('We went to the lake. It was fun.');
  });

  it('is silent in the same instant in which Stop is pressed', () => {
    const { reader, speech, pass } = startReading();
    pass(wordsMs(2));
    expect(speech.isSpeaking()).toBe(true);
    const heardBefore = speech.heard.length;
    reader.send({ type: 'stopped' });
    expect(speech.isSpeaking()).toBe(false);
    pass(10_000);
    expect(speech.heard).toHaveLength(heardBefore);
    expect(reader.getSnapshot().context.section).toBeUndefined();
  });

  it('stays silent while paused, however long, and goes on with the same word', () => {
    const { reader, speech, pass } = startReading();
    pass(wordsMs(2) + 50);
    reader.send({ type: 'paused' });
    expect(speech.isSpeaking()).toBe(false);
    pass(60_000);
    reader.send({ type: 'resumed' });
    expect(speech.asked.at(-1)?.text).toBe('to the lake.');
  });

  it('goes on with the start of the sentence where the voice reports no words', () => {
    const { reader, speech, pass } = startReading({ reportsWords: false });
    pass(wordsMs(2) + 50);
    reader.send({ type: 'paused' });
    reader.send({ type: 'resumed' });
    expect(speech.asked.at(-1)?.text).toBe('We went to the lake.');
  });

  it('finds the right word again after a second pause', () => {
    const { reader, speech, pass } = startReading();
    pass(wordsMs(2) + 50);
    reader.send({ type: 'paused' });
    reader.send({ type: 'resumed' });
    pass(wordsMs(1) + 50);
    reader.send({ type: 'paused' });
    reader.send({ type: 'resumed' });
    expect(speech.asked.at(-1)?.text).toBe('the lake.');
  });

  it('reads one thing at a time: another press ends what was read', () => {
    const { speech, listen, pass, state } = startReading();
    pass(wordsMs(1));
    listen('tips', TIPS);
    expect(state().context.section).toBe('tips');
    pass(wordsMs(4));
    expect(speech.heard.join(' ')).toBe('We Keep your address private.');
  });
});
