const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands in HTML as it is: nothing that somebody wrote is ever markup. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** How a language says a time: in words, and for machines. */
export interface Times {
  moment: (iso: string) => string;
  day: (iso: string) => string;
}

export function timesIn(language: string): Times {
  const sayer = (style: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', ...style });
    return (iso: string) => `<time datetime="${escaped(iso)}">${dates.format(new Date(iso))}</time>`;
  };
  return { moment: sayer({ timeStyle: 'short' }), day: sayer({}) };
}

/** Words of somebody, in their own direction and with their line breaks. */
export const words = (text: string): string => `<p class="words" dir="auto">${escaped(text)}</p>`;

/** A name within a sentence. */
export const name = (text: string): string => `<bdi>${escaped(text)}</bdi>`;

const STYLE = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 70ch; margin: 0 auto; padding: 1rem }
.words { white-space: pre-wrap; overflow-wrap: anywhere }
img, video { display: block; max-width: 100%; height: auto; max-height: 24rem }
li, dd { margin-block-end: 0.5rem }
dt { font-weight: bold }
a { display: inline-block; min-height: 2.75rem }
`;

/** The beginning of a page that needs nothing from elsewhere. */
export const head = (title: string, language: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
`;
