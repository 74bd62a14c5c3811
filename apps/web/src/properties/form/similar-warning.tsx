import { propertyCheckCalls } from '@angan/contract/properties/property-checks.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { propertyPath, titleText } from '../../records/index.ts';
import { sizeIn } from '../../ui/form/index.ts';
import type { PropertyDraft } from './property-draft.ts';
import styles from './property-form.module.css';

const questionOf = (draft: PropertyDraft, except: number | undefined) => ({
  society_name: draft.society_name,
  wing: draft.wing,
  unit_no: draft.unit_no,
  contact: draft.contact.kind === 'known' ? draft.contact.id : null,
  property_subtype: draft.property_subtype,
  area: draft.area,
  size: sizeIn(draft.size) ?? null,
  size_unit: draft.size_unit,
  except: except ?? null,
});

const given = (question: ReturnType<typeof questionOf>) =>
  Object.fromEntries(
    Object.entries(question)
      .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );

/** That it may be in the list already; whoever writes it down decides. */
export const SimilarWarning = ({ draft, except }: { draft: PropertyDraft; except: number | undefined }) => {
  const question = given(questionOf(draft, except));
  const [asked] = useDebouncedValue(JSON.stringify(question), 400);
  const canBeSame = draft.society_name !== null ? draft.unit_no !== '' : draft.contact.kind === 'known';
  const { data } = useQuery({
    ...query(propertyCheckCalls.similar, { query: JSON.parse(asked) as Record<string, string> }, { quiet: true }),
    enabled: canBeSame,
    placeholderData: keepPreviousData,
  });
  if (!canBeSame || !data?.results.length) return null;
  return (
    <div className={styles.hint} data-warns role="status">
      {word(propertyTexts.mayBeSame)}{' '}
      {data.results.map((one) => (
        <span key={one.id}>
          <Link to={propertyPath(one.id)} target="_blank">
            {one.property_code}
          </Link>{' '}
          {titleText(one)}: {word(one.why)}.{' '}
        </span>
      ))}
    </div>
  );
};
