export { playSound } from './playSound.ts';
export type { SoundName, Tone } from './tones.ts';
