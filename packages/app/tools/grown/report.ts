import type { Trial } from './trial.ts';

interface Circumstances {
  aSecond: number;
  ttlSeconds: number;
  upSeconds: number;
  seconds: number;
}

/** All that is wrong, each with what was broken then. */
export const problemsOf = ({ outcomes, problems }: Trial): string[] => [
  ...outcomes.flatMap(({ name, problems: own }) => own.map((problem) => `${name}: ${problem}`)),
  ...problems,
];

/** What was found, in Markdown. */
export function textOf(trial: Trial, { aSecond, ttlSeconds, upSeconds, seconds }: Circumstances): string {
  const rows = trial.outcomes.map(
    (one) =>
      `| ${one.name} | ${((one.to - one.from) / 1000).toFixed(0)} | ${one.calls - one.reads} | ${one.refused - one.refusedReads} | ${(one.gapMs / 1000).toFixed(1)} | ${one.reads} | ${one.refusedReads} | ${(one.readGapMs / 1000).toFixed(1)} | ${one.problems.length} |`,
  );
  return `\`npm run grown\`: on one machine etcd, two nodes of PostgreSQL under Patroni (\`ttl\` ${ttlSeconds} s, synchronous, failsafe), PgBouncer in transaction
mode, HAProxy, three processes of the product and one that stands in for S3; ${aSecond} calls a second (47 % posts with keys, 50 % the feed, 3 % logins) through all of it, and
${trial.followers} browsers that follow what happens. “Refused” is 503 with \`Retry-After\`; the gap is the longest time without an acknowledged post, or without a feed; anything
else that went wrong is counted as a problem. Up after ${upSeconds.toFixed(0)} s, over after ${seconds.toFixed(0)}.

| what breaks | s, until all is mended | posts and logins | refused | gap s | reads | refused | gap s | problems |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Of ${trial.calls} calls, ${trial.acknowledged} posts: ${trial.repeated} of them were not acknowledged at first and repeated with their key. Afterwards each acknowledged
post was there, under the id that was told, and none twice. Of ${trial.told} posts of one author each of the ${trial.followers} browsers heard once, over ${trial.streams} streams
that each went on behind the last event. A member sent pictures one after the other, and what was refused again: ${trial.pictures} were made ready, of whose steps ${trial.refusedSteps}
were refused at first, and each of the three processes shows all of them.`;
}
