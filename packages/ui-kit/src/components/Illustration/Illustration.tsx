import { BeingBuilt } from './pictures/BeingBuilt.tsx';
import { EmptyFeed } from './pictures/EmptyFeed.tsx';
import { Lost } from './pictures/Lost.tsx';
import { Welcome } from './pictures/Welcome.tsx';
import './Illustration.css';

const PICTURES = { welcome: Welcome, emptyFeed: EmptyFeed, beingBuilt: BeingBuilt, lost: Lost };

/** `welcome` is large, for beside the auth form; the others are small, for a place with nothing in it yet. */
export type IllustrationName = keyof typeof PICTURES;

export interface IllustrationProps {
  name: IllustrationName;
}

/** Our own drawings, in the colours of the theme. Decoration: they hold no words and say nothing new. */
export function Illustration({ name }: IllustrationProps) {
  const Picture = PICTURES[name];
  return <Picture />;
}
