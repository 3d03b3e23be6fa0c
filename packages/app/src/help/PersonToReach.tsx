import { ButtonLink, Callout, PhoneGlyph, Row, Text, useWords } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '../data/contact.ts';
import { person } from '../words/en/person.ts';
import { telHref } from './phone.ts';

/** Whom to ask about FriendBase itself: of who runs it. Nothing while that is not known. */
export function PersonToReach({ level }: { level: 2 | 3 }) {
  const t = useWords(person);
  const { data } = useQuery(contactQuery);
  if (!data) return null;
  const { name, email, phone, isExample } = data;
  const isNamed = email !== undefined || phone !== undefined;
  return (
    <Callout title={t('title')} titleLevel={level} icon="friendship" tone="info">
      <Text>{isNamed ? (name === undefined ? t('somebody') : t('who', { name })) : t('none')}</Text>
      {isExample === true && <Text>{t('example')}</Text>}
      {isNamed && (
        <Row>
          {email !== undefined && (
            <ButtonLink
              href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`}
              tone="quiet"
              icon="mail"
            >
              {t('email', { email })}
            </ButtonLink>
          )}
          {phone !== undefined && (
            <ButtonLink href={telHref(phone) ?? `tel:${phone}`} tone="quiet" icon={PhoneGlyph}>
              {t('phone', { phone })}
            </ButtonLink>
          )}
        </Row>
      )}
    </Callout>
  );
}
