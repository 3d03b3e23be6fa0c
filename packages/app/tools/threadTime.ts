import type { CDPSession } from '@playwright/test';

/** An event of Chromium's trace, in microseconds: when it began, how long it took, and the processor time of that. */
interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

export async function recordTrace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

const STYLE_AND_LAYOUT = ['UpdateLayoutTree', 'Layout'];
const PICTURE = ['PrePaint', 'Paint', 'Layerize', 'Commit'];

/** The processor time of the page's thread from the choice to its picture, and what it went to, in milliseconds. */
export function workUntilPicture(trace: TraceEvent[]): string {
  const choice = trace.find(({ name }) => name === 'choice');
  const painted = trace.find(({ name }) => name === 'painted');
  if (!choice || !painted) throw new Error('The trace has no choice or no picture.');
  const during = trace
    .filter(({ tid, pid, ts, dur = 0, name }) => {
      const isOwn = tid === choice.tid && pid === choice.pid && !name.endsWith('RunTask');
      return isOwn && ts + dur > choice.ts && ts < painted.ts;
    })
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const sum = (names?: string[]) => {
    let end = 0;
    let total = 0;
    for (const { name, ts, dur = 0, tdur = 0 } of during) {
      // What lies within another is counted with it.
      if (ts < end || (names && !names.includes(name))) continue;
      end = ts + dur;
      total += tdur / 1000;
    }
    return total;
  };
  const [all, layout, picture] = [sum(), sum(STYLE_AND_LAYOUT), sum(PICTURE)];
  const parts = { all, layout, picture, scripts: all - layout - picture };
  return Object.entries(parts)
    .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');
}
