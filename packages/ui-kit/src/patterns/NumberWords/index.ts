export { NumberWords, type NumberWordsProps } from './NumberWords.tsx';
