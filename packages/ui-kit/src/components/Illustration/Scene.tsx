import { loadedLater } from '../../stores/loadedLater.ts';
import type { SCENES } from './scenes/index.ts';
import './Illustration.css';

/** A story and the number of its part: `forest-2`. */
export type SceneName = keyof typeof SCENES;

export interface SceneProps {
  name: SceneName;
}

const useScenes = loadedLater(() => import('./scenes/index.ts'));

/**
 * A part of a picture story, from edge to edge. Decoration: the words of the part say all that happens. Loaded on demand,
 * in one file for all stories; until then its room is reserved.
 */
export function Scene({ name }: SceneProps) {
  const drawing = useScenes()?.SCENES[name];
  return (
    <svg
      className="fb-Illustration"
      data-size="scene"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawing?.()}
    </svg>
  );
}
