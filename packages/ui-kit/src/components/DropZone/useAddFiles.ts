import { useState, type ClipboardEvent } from 'react';
import type { DropItem } from 'react-aria-components';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { announce } from '../Announcer/announcer.ts';
import { inSentences } from '../Announcer/inSentences.ts';
import type { DropZoneProps } from './DropZone.tsx';
import { sortFiles, type Rejection } from './sortFiles.ts';

/** How many error responses are said one by one. All of them are on show. */
const SAID = 3;

/**
 * Takes the files that may be taken and says it, once: politely how many were added, at once which were refused and why.
 */
export function useAddFiles({
  count,
  max,
  rejectionOf,
  nameOf = ({ name }) => name,
  onAdd,
}: Pick<DropZoneProps, 'count' | 'max' | 'rejectionOf' | 'nameOf' | 'onAdd'>) {
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
