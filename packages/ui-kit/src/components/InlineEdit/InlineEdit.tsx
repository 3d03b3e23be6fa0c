import { useRef, type ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { editing } from '../../words/en/editing.ts';
import { Button } from '../Button/Button.tsx';
import { EditGlyph } from '../Icon/laterGlyphs.ts';
import { Row } from '../Layout/Layout.tsx';
import { Outcome } from '../Outcome/Outcome.tsx';
import { EditForm, type EditFormProps } from './EditForm.tsx';
import { useEditFocus, useUndoFocus } from './useEditFocus.ts';
import './InlineEdit.css';

export interface InlineEditProps extends EditFormProps {
  /** What is read while nothing is edited. */
  children: ReactNode;
  isEditing: boolean;
  onEdit: () => void;
  /** That it was saved: shown beside Edit, and said once. */
  saved?: string | undefined;
  /** Takes the last save back, while that can be done. */
  undo?: UndoProps | undefined;
}

interface UndoProps {
  onUndo: () => void;
  isUndoing?: boolean | undefined;
  /** Why it was not taken back: said at once. */
  failure?: string | undefined;
}

/**
 * Edits in its place what is on show. The first field takes the focus, Enter in a field of one line saves, Escape
 * cancels, and the focus comes back to Edit. Nothing that was typed is lost without a question, and a
 * save can be taken back. Source: W31, pattern 4.5.5.
 */
export function InlineEdit(props: InlineEditProps) {
  const { label, children, isEditing, onEdit, saved, undo } = props;
  const t = useWords(editing);
  const root = useRef<HTMLDivElement>(null);
  const editRef = useRef<HTMLButtonElement>(null);
  useEditFocus(isEditing, root, editRef);
  const onUndoFocus = useUndoFocus(undo !== undefined, editRef);
  return (
    <div ref={root} className="fb-InlineEdit">
      {isEditing ? (
        <EditForm {...props} />
      ) : (
        <>
          {children}
          <Row>
            <Button ref={editRef} tone="quiet" icon={EditGlyph} onPress={onEdit}>
              {label}
            </Button>
            {undo && (
              <Button
                tone="quiet"
                icon="undo"
                isPending={undo.isUndoing ?? false}
                pendingLabel={t('undoing')}
                onPress={undo.onUndo}
                onFocusChange={onUndoFocus}
              >
                {t('undo')}
              </Button>
            )}
            {saved !== undefined && <Outcome>{saved}</Outcome>}
          </Row>
          {undo?.failure !== undefined && <Outcome tone="danger">{undo.failure}</Outcome>}
        </>
      )}
    </div>
  );
}
