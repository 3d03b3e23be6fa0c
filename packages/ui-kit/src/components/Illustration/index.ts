export {
  Illustration,
  type IllustrationName,
  type WideIllustrationName,
  type IllustrationProps,
} from './Illustration.tsx';
