import { useState, type ClipboardEvent } from 'react';
import type { DropItem } from 'react-aria-components';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { announce, inSentences } from '../Announcer/announcer.ts';
import { sortFiles, type NameOf, type Rejection, type RejectionOf } from './sortFiles.ts';

/** How many error responses are said one by one. All of them are on show. */
const SAID = 3;

export interface AddFilesProps {
  /** How many there are. */
  count: number;
  /** How many there can be. */
  max: number;
  rejectionOf: RejectionOf;
  /** How a refused file is named. @default its name */
  nameOf?: NameOf | undefined;
  onAdd: (files: File[]) => void;
}

/**
 * Takes the files that may be taken and says it, once: politely how many were added, at once which were refused and why.
 */
export function useAddFiles({ count, max, rejectionOf, nameOf = ({ name }) => name, onAdd }: AddFilesProps) {
  const t = useWords(media);
  const [refused, setRefused] = useState<readonly Rejection[]>([]);
  const add = (files: File[]) => {
    if (files.length === 0) return;
    const sorted = sortFiles(files, count, rejectionOf, nameOf);
    const { taken } = sorted;
    setRefused(sorted.refused);
    if (taken.length > 0) onAdd(taken);
    const added =
      taken.length > 0 ? t('added', { added: taken.length, count: count + taken.length, max }) : '';
    const many = sorted.refused.length > SAID ? t('refusedMany', { count: sorted.refused.length }) : '';
    const reasons = sorted.refused.slice(0, SAID).map((rejection) => t('refused', { ...rejection }));
    announce(inSentences(many, ...reasons, added), reasons.length > 0 ? 'assertive' : 'polite');
  };
  const addDropped = async (items: readonly DropItem[]) => {
    add(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
  };
  const addPasted = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };
  return { refused, add, addDropped, addPasted };
}
