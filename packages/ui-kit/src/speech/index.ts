export { useLocalVoices, type LocalVoice } from './useLocalVoices.ts';
