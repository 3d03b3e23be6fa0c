import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Router } from '@koa/router';
import { compressedText } from '../http/compressedText.ts';
import { sessionCookieName } from '../http/sessionCookie.ts';
import { buildDocument } from './document.ts';
import { apiPage } from './page.ts';

const DOCUMENT = '/api/openapi.json';
const STYLESHEET = '/api/docs/page.css';

/**
 * Lets anybody read what the API takes and answers: as a document for programs, as a page for people. They are made
 * when they are asked for: a start waits for neither.
 */
export function documentRoutes(router: Router, publicOrigin: string): void {
  const document = () => buildDocument(sessionCookieName(publicOrigin));
  const page = () => apiPage(document(), { json: DOCUMENT, stylesheet: STYLESHEET });
  const style = () => readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
  router.get(
    DOCUMENT,
    compressedText('json', () => JSON.stringify(document())),
  );
  router.get('/api/docs', compressedText('html', page));
  router.get(STYLESHEET, compressedText('css', style));
}
