import { allFound, keyOf, type Found, type Summary } from './summary.ts';

/** A text for HTML, in an attribute too. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** By what a reader narrows the list down. */
const FILTERS = ['rule', 'route', 'mode', 'impact', 'engine'] as const;

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 70rem; margin-inline: auto; padding: 1rem; }
main { display: grid; gap: 1.5rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; }
label { display: grid; gap: .25rem; }
select, summary { font: inherit; min-block-size: 2.75rem; min-inline-size: 2.75rem; }
article { border: 1px solid; border-radius: .5rem; padding: 1rem; overflow-wrap: anywhere; }
a { display: inline-block; padding-block: .625rem; color: LinkText; }
img { max-inline-size: 100%; block-size: auto; border: 1px solid; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: .5rem; text-align: start; }
.wide { overflow-x: auto; }
`;

/** Without it all findings stand there. */
const SCRIPT = `
const form = document.querySelector('form');
const found = [...document.querySelectorAll('article')];
form.hidden = false;
form.addEventListener('change', () => {
  const wanted = [...new FormData(form)].filter(([, value]) => value !== '');
  for (const one of found) one.hidden = !wanted.every(([name, value]) => one.dataset[name] === value);
  document.querySelector('[role=status]').textContent = 'Findings shown: ' + found.filter((one) => !one.hidden).length;
});
`;

const select = (name: (typeof FILTERS)[number], found: readonly Found[]): string => {
  const values = [...new Set(found.map((one) => one[name]))].toSorted();
  const options = values.map((value) => `<option>${escape(value)}</option>`).join('');
  return `<label>${name[0]?.toUpperCase()}${name.slice(1)}<select name="${name}"><option value="">all</option>${options}</select></label>`;
};

/** The server of the audit has ended when this is read. */
const wayTo = ({ storyId, address, presses, mode, width }: Found): string =>
  `run <code>npm run ${storyId === undefined ? 'demo' : 'storybook'}</code>, open <code>${escape(address)}</code>${presses.map((press) => `, ${escape(press)}`).join('')}, in the mode ${escape(mode)}, ${width} px wide.`;

const article = (one: Found, number: number, isFresh: boolean): string => `
<article ${FILTERS.map((name) => `data-${name}="${escape(one[name])}"`).join(' ')} aria-labelledby="finding-${number}">
<h3 id="finding-${number}">${number}. ${escape(one.message)}${isFresh ? ' (new)' : ''}</h3>
<p>${escape(`${one.engine}, ${one.rule}, ${one.impact}. ${one.state}, ${one.mode}, ${one.width} px.`)}</p>
<p>To see it: ${wayTo(one)}</p>
<p>The element: <code>${escape(one.where)}</code></p>
<pre>${escape(one.html)}</pre>
<p>To mend it:</p>
<pre>${escape(one.mend)}</pre>
${one.help && `<p><a href="${escape(one.help)}">What the rule ${escape(one.rule)} is about</a></p>`}
<details><summary>Picture</summary><img src="${escape(one.picture)}" alt="${escape(`${one.state}, ${one.mode}, ${one.width} px`)}" loading="lazy"></details>
</article>`;

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;

/** How many findings there are in each state, by mode and width. */
function matrix({ views }: Summary): string {
  const columns = [...new Set(views.map(({ mode, width }) => `${mode}, ${width} px`))];
  const states = [...new Set(views.map(({ state }) => state))];
  const cell = (state: string, column: string): string => {
    const view = views.find((one) => one.state === state && `${one.mode}, ${one.width} px` === column);
    if (!view) return '<td>not looked at</td>';
    return `<td>${view.findings.length} <a href="${escape(view.picture)}" aria-label="picture of ${escape(`${state}, ${column}`)}">picture</a></td>`;
  };
  const head = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('');
  const rows = states.map(
    (state) =>
      `<tr><th scope="row">${escape(state)}</th>${columns.map((column) => cell(state, column)).join('')}</tr>`,
  );
  return `<div class="wide" role="region" aria-label="All that was looked at" tabindex="0"><table><thead><tr><th scope="col">State</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** One page that can be read anywhere, without a network. */
export function toHtml(summary: Summary): string {
  const { made, fresh, mended, first, views, failed } = summary;
  const found = allFound(views);
  const news = new Set(fresh);
  const engines = Object.entries(made.engines).map(([name, version]) => `${name} ${version}`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility audit of FriendBase</title><style>${STYLE}</style></head>
<body>
<header><h1>Accessibility audit of FriendBase</h1>
<p>${escape(`${made.date}, commit ${made.commit}, by ${engines.join(' and ')}: views: ${views.length}, findings: ${found.length}.`)}</p>
<p>${escape(`Since each was looked at before: ${fresh.length} new, ${mended.length} mended. Looked at for the first time: ${first}.`)}</p></header>
<main>
<section aria-labelledby="findings"><h2 id="findings">Findings</h2>
<form hidden>${FILTERS.map((name) => select(name, found)).join('')}</form>
<p role="status">Findings shown: ${found.length}</p>
${found.map((one, index) => article(one, index + 1, news.has(keyOf(one)))).join('')}
</section>
${failed.length > 0 ? `<section aria-labelledby="failed"><h2 id="failed">What could not be opened</h2>${list(failed)}</section>` : ''}
<section aria-labelledby="mended"><h2 id="mended">Mended</h2>
${mended.length === 0 ? '<p>Nothing.</p>' : list(mended)}
</section>
<section aria-labelledby="views"><h2 id="views">What was looked at</h2>${matrix(summary)}</section>
</main>
<script>${SCRIPT}</script>
</body></html>
`;
}
