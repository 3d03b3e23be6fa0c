import { PhoneGlyph, Button, ButtonLink, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef } from 'react';
import { userQuery } from '../data/users.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { telHref } from './phone.ts';

interface CallForHelpProps {
  /** A visitor has told nobody whom to call. */
  isMember: boolean;
  /** It was pressed: with the number that the device was asked to call, or without one. */
  onCall: (number: string | undefined) => void;
}

/**
 * Calls the member's own emergency contact, and says which number that is. Without one that can be called it is no link
 * that leads nowhere but a button, which closes the dialog and says that no call was made. Source: conflict X18.
 */
export function CallForHelp({ isMember, onCall }: CallForHelpProps) {
  const t = useWords(helpDialog);
  const noteId = useId();
  const { data: user, isError } = useQuery({ ...userQuery, enabled: isMember });
  const contact = user?.emergencyContact?.trim() ?? '';
  const href = telHref(contact);
  const note = (): string | undefined => {
    if (!isMember) return undefined;
    if (isError) return t('contactNotFound');
    if (!user) return undefined;
    if (contact === '') return t('noContact');
    return t(href ? 'callsContact' : 'notANumber', { contact });
  };
  const text = note();
  const described = text === undefined ? {} : { 'aria-describedby': noteId };
  const link = useRef<HTMLAnchorElement>(null);
  // The button becomes a link once the number is known. Whoever was on it stays on it.
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    if (!wasFocused.current || !link.current) return;
    wasFocused.current = false;
    link.current.focus();
  });
  return (
    <Stack gap="small">
      <Row>
        {href ? (
          <ButtonLink
            ref={link}
            href={href}
            tone="quiet"
            icon={PhoneGlyph}
            onPress={() => onCall(contact)}
            {...described}
          >
            {t('call')}
          </ButtonLink>
        ) : (
          <Button
            tone="quiet"
            icon="help"
            onPress={() => onCall(undefined)}
            onFocus={() => void (wasFocused.current = true)}
            onBlur={() => void (wasFocused.current = false)}
            {...described}
          >
            {t('call')}
          </Button>
        )}
      </Row>
      {text !== undefined && (
        <Text id={noteId} size="small" dir="auto">
          {text}
        </Text>
      )}
    </Stack>
  );
}
