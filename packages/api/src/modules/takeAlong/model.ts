import type { ExportState, StoredExport } from '@friendbase/contract';
import { Model } from 'objection';

/** What a member takes along, as a file: asked for, being made, or there. */
export class ExportModel extends Model implements StoredExport {
  static override tableName = 'exports';

  declare id: string;
  declare memberId: string;
  declare state: ExportState;
  declare askedAt: string;
  /** When a process may take it; of one that is being made, until when it is that process's. */
  declare dueAt: string | null;
  declare tries: number;
  declare fileKey: string | null;
  declare byteSize: number | null;
  declare expiresAt: string | null;
}

/** Where the files of all exports are. */
export const EXPORTS = 'exports/';

/** Everything that is stored of one. */
export const exportFolder = (id: string): string => `${EXPORTS}${id}/`;

/** Each try has a key of its own: of two at once none takes the place of the other. */
export const exportKey = ({ id, tries }: Pick<ExportModel, 'id' | 'tries'>): string =>
  `${exportFolder(id)}${tries}.zip`;
