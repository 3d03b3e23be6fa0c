import {
  Button,
  EmptyState,
  FieldRow,
  Filtered,
  Heading,
  SearchField,
  Select,
  useWords,
} from '@friendbase/ui-kit';
import { Folded } from '../../lib/lists/Folded.tsx';
import { oneIn } from '../../lib/page/searchParams.ts';
import { clubs } from '../../words/en/clubs.ts';
import { CATEGORIES } from '../../lib/page/searchValues.ts';
import { ClubList } from './ClubList.tsx';
import { useClubs, type Club } from './useClubs.ts';

/** The clubs, with what finds them. Source: product spec §2 “Clubs”, widget contracts W22 and W23. */
export function ClubSearch({ onPlay }: { onPlay: (club: Club) => void }) {
  const t = useWords(clubs);
  const list = useClubs();
  const { search, category, found } = list;
  const isAll = found.length === list.all.length;
  const result = found.length === 0 ? t('none') : t(isAll ? 'allFound' : 'found', { count: found.length });
  return (
    <Filtered label={t('find')}>
      <Heading level={2}>{t('find')}</Heading>
      <Folded part="search" startsOpen={search !== '' || category !== undefined}>
        <FieldRow>
          <SearchField
            label={t('search')}
            value={search}
            onChange={list.searchFor}
            result={result}
            suggestions={list.suggestions}
          />
          <Select
            label={t('category')}
            options={[
              { value: 'all', label: t('all') },
              ...CATEGORIES.map((value) => ({ value, label: t(value) })),
            ]}
            value={category ?? 'all'}
            onChange={(value) => list.choose(oneIn(CATEGORIES, value))}
            result={result}
          />
        </FieldRow>
      </Folded>
      {found.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t(category === 'therapeutic' ? 'noneTherapeutic' : 'noneText')}
          illustration="nothing-found"
        >
          <Button tone="quiet" icon="games" onPress={list.showAll}>
            {t('showAll')}
          </Button>
        </EmptyState>
      ) : (
        <ClubList {...list} onPlay={onPlay} />
      )}
    </Filtered>
  );
}
