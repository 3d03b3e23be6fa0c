export { countdownWords } from './countdownWords.ts';
export { fullnessWords, needMoreWords, progressWords } from './numberWords.ts';
