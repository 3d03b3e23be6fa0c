import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingShell } from './LoadingShell.tsx';

/** The loading frame as HTML, for the page that is sent before any script runs. */
export const loadingShellMarkup = (): string => renderToStaticMarkup(<LoadingShell />);
