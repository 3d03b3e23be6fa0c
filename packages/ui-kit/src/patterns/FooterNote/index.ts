export { FooterNote, type FooterNoteProps } from './FooterNote.tsx';
