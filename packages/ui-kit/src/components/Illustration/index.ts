export {
  Illustration,
  type IllustrationName,
  type WideIllustrationName,
  type IllustrationProps,
} from './Illustration.tsx';
export { Scene, type SceneName, type SceneProps } from './Scene.tsx';
