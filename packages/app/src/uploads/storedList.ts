import type { Drafts } from '../lib/forms/drafts.ts';
import { POST_FILES_DRAFT } from '../lib/forms/drafts.ts';

/** What is stored of a chosen file beside its bytes: enough to name it where the bytes are lost. */
interface StoredFile {
  id: string;
  name: string;
  type: string;
  size: number;
  lastModified: number;
  description: string;
  /** Files are shown in the order of these numbers. */
  place: number;
  /** Where it stands on the server, once it was sent. */
  url?: string | undefined;
  /** Where parts of it were sent, until all of it is there. */
  address?: string | undefined;
}

const isStoredFile = (value: unknown): value is StoredFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, type, description, size, lastModified, place, url, address } = value as Record<
    string,
    unknown
  >;
  const texts = [id, name, type, description, url ?? '', address ?? ''];
  const numbers = [size, lastModified, place];
  return texts.every((one) => typeof one === 'string') && numbers.every((one) => typeof one === 'number');
};

function parseFiles(stored: string | undefined): StoredFile[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredFile) : [];
  } catch {
    return [];
  }
}

/** The list of the files that a member has chosen for a post. */
export function createStoredList(drafts: Pick<Drafts, 'read' | 'persist'>, memberId: string) {
  const read = () => parseFiles(drafts.read(memberId, POST_FILES_DRAFT));
  const write = (files: readonly StoredFile[]) =>
    drafts.persist(memberId, POST_FILES_DRAFT, files.length > 0 ? JSON.stringify(files) : '');
  // Each change begins with what is stored now: another tab may have added files of its own.
  return {
    read,
    put: (file: StoredFile) => write([...read().filter(({ id }) => id !== file.id), file]),
    remove: (ids: readonly string[]) => write(read().filter(({ id }) => !ids.includes(id))),
  };
}
