import type { OpenExamples } from './backend.ts';
import { eventsConform } from './events.ts';
import { filesConform } from './files.ts';
import { uploadsConform } from './uploads.ts';

export type { ExampleBackend, OpenExamples } from './backend.ts';
export { EXAMPLE_HEARTBEAT_MS } from './backend.ts';
export { examples } from './examples.ts';
export type { Examples } from './examples.ts';
export { createWorld, exampleHandlers } from './world.ts';
export type { World } from './world.ts';

/** What holds for each kind of call, whatever it is about: proved with calls made up for it. */
export function kindsConform(backendName: string, open: OpenExamples): void {
  uploadsConform(backendName, open);
  filesConform(backendName, open);
  eventsConform(backendName, open);
}
