/// <reference types="vite/client" />
import { Illustration, Scene, type IllustrationName, type SceneName } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';

const name = new URLSearchParams(location.search).get('name') ?? '';
/** A part of a picture story ends with its number. */
const isScene = /-\d$/.test(name);

createRoot(document.body.appendChild(document.createElement('main'))).render(
  isScene ? <Scene name={name as SceneName} /> : <Illustration name={name as IllustrationName} />,
);
