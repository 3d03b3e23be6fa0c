import { POST_DRAFT, POST_FILES_DRAFT } from '../../../lib/forms/drafts.ts';
import { foldedAway } from '../../../lib/lists/Folded.tsx';
import { laterPart } from '../../../lib/loading/laterPart.ts';
import type { Services } from '../../../lib/page/services.ts';

/** The name of the composer's field, by which it is found before its script is there. */
export const POST_FIELD = 'post';

/** Loaded when nothing else is to be done: the first screen shows one line of the composer alone. */
export const composerParts = laterPart(() =>
  import('./ComposerParts.tsx').then(({ ComposerParts }) => ComposerParts),
);

/** How long the page waits for them: the device may not answer, as while another tab deletes its files. */
const LONGEST_WAIT_MS = 2_000;

/** Loads them for a draft from before, so that it stands there whole from the start and moves nothing. Never fails. */
export async function loadForDraft(services: Services, memberId: string): Promise<void> {
  const isStored = (kind: string) => services.drafts.read(memberId, kind) !== undefined;
  const loadFiles = async () => {
    if (!isStored(POST_FILES_DRAFT)) return;
    const { loadFilesOfDraft } = await import('./filesOfDraft.ts');
    await loadFilesOfDraft(services, memberId);
  };
  if (!isStored(POST_DRAFT) && !isStored(POST_FILES_DRAFT)) return;
  const loading = Promise.all([composerParts.load(), foldedAway.load(), loadFiles()]).catch(() => {});
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
