import type { ReactNode } from 'react';
import { StatusLine } from '../../components/StatusLine/StatusLine.tsx';
import './FooterNote.css';

export interface FooterNoteProps {
  tone: 'danger' | 'info' | 'success';
  /** One sentence or two. */
  text: string;
  /** What the member can do about it, for example a link. */
  children?: ReactNode;
}

/** A fact that stands beside Help, in the footer of the page frame. Silent: whoever shows it announces it. */
export function FooterNote({ tone, text, children }: FooterNoteProps) {
  return (
    <div className="fb-FooterNote">
      <StatusLine tone={tone}>{text}</StatusLine>
      {children}
    </div>
  );
}
