import { REPORT_REASONS, type ReportReason } from '@friendbase/contract';
import {
  BodyGlyph,
  BucksGlyph,
  Icon,
  OtherGlyph,
  RadioGroup,
  UnkindGlyph,
  useWords,
  type IconSource,
} from '@friendbase/ui-kit';
import { report } from '../words/en/report.ts';

const PICTURES = {
  mean: UnkindGlyph,
  money: BucksGlyph,
  bodies: BodyGlyph,
  scary: 'warning',
  other: OtherGlyph,
} as const satisfies Record<ReportReason, IconSource>;

interface ReportReasonsProps {
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

/** The five reasons, each with a picture and what it means. */
export function ReportReasons({ value, onChange }: ReportReasonsProps) {
  const t = useWords(report);
  return (
    <RadioGroup
      label={t('reason')}
      options={REPORT_REASONS.map((reason) => ({
        value: reason,
        label: t(reason),
        description: t(`${reason}Means`),
        picture: <Icon name={PICTURES[reason]} />,
      }))}
      value={value}
      onChange={(reason) => onChange(reason as ReportReason)}
    />
  );
}
