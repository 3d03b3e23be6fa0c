/** What was said in one journey, step by step. */
export interface Transcript {
  name: string;
  title: string;
  steps: readonly { done: string; said: readonly string[] }[];
}

const files = import.meta.glob<string>('../../docs/accessibility/transcripts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function transcriptIn([file, text]: [string, string]): Transcript {
  const rows = [...text.matchAll(/^\| (?!what is done)([^|]+) \| (.+) \|$/gm)];
  return {
    name: file.replace(/^.*\/|\.md$/g, ''),
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    steps: rows.map(([, done = '', said = '']) => ({ done, said: said.split('<br>') })),
  };
}

/** Every accepted transcript, by the name of its journey. */
export const TRANSCRIPTS: ReadonlyMap<string, Transcript> = new Map(
  Object.entries(files).map((file) => {
    const transcript = transcriptIn(file);
    return [transcript.name, transcript];
  }),
);

/** Where the page of transcripts has that of a journey. */
export const addressOf = (name: string): string =>
  `?path=/docs/screens-as-orca-says-them--docs#${encodeURIComponent(name)}`;
