import type { oas31 } from 'zod-openapi';
import { callName, callPart } from './call.ts';
import type { Call, Shapes } from './call.ts';
import type { ApiDocument } from './document.ts';
import { shapeWords } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Schema } from './schemaWords.ts';

/** The document as one page to read. It runs no script and loads nothing but the style sheet. */
export function apiPage({ info, paths = {}, components }: ApiDocument, links: PageLinks): string {
  const subjects = callsBySubject(paths);
  const shapes: Shapes = components?.schemas ?? {};
  const names = Object.keys(shapes).sort();
  return html`<!doctype html>
    <html lang="en">
      ${head(info.title, links.stylesheet)}
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <main>
          <h1>${info.title}</h1>
          <p>Version ${info.version}. For programs: <a href="${links.json}">OpenAPI 3.1 document</a>.</p>
          ${(info.description ?? '').split('\n\n').map((words) => html`<p>${words}</p>`)}
          <nav aria-labelledby="contents">
            <h2 id="contents">Contents</h2>
            <ul>
              ${[...subjects].map(([subject, calls]) => contentsEntry(subject, calls))}
              <li><a href="#shapes">Shapes of the JSON</a></li>
            </ul>
          </nav>
          <h2 id="calls" tabindex="-1">Calls</h2>
          ${[...subjects].map(([subject, calls]) => subjectPart(subject, calls, shapes))}
          <h2 id="shapes" tabindex="-1">Shapes of the JSON</h2>
          ${names.map((name) => shapePart(name, shapes[name] ?? {}))}
        </main>
      </body>
    </html>`.html;
}

interface PageLinks {
  /** Address of the document itself. */
  json: string;
  stylesheet: string;
}

const head = (title: string, stylesheet: string): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${stylesheet}" />
  </head>`;

function callsBySubject(paths: oas31.PathsObject): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, oas31.OperationObject>).map(([method, operation]): Call => ({
      method,
      path,
      operation,
    })),
  );
  return Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '');
}

/** `placeholder-media` reads “Placeholder media”. */
const subjectName = (subject: string): string =>
  `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`.replaceAll('-', ' ');

const contentsEntry = (subject: string, calls: Call[]): Html =>
  html`<li>
    ${subjectName(subject)}
    <ul>
      ${calls.map((call) => html`<li><a href="#${call.operation.operationId ?? ''}">${callName(call)}</a></li>`)}
    </ul>
  </li>`;

const subjectPart = (subject: string, calls: Call[], shapes: Shapes): Html =>
  html`<section>
    <h3>${subjectName(subject)}</h3>
    ${calls.map((call) => callPart(call, shapes))}
  </section>`;

const shapePart = (name: string, schema: Schema): Html =>
  html`<article id="${name}" tabindex="-1" aria-labelledby="${name}-name">
    <h3 id="${name}-name">${name}</h3>
    ${shapeWords(schema)}
  </article>`;
