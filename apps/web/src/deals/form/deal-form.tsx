import { type DealFieldName, type DealSection, dealFields } from '@angan/contract/deals/deal-fields.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { namesOf } from '@angan/contract/kit/presented.ts';
import { isAtToken } from '@angan/domain/deals/index.ts';
import { dealTypes, dealUnit } from '@angan/domain/lookups/deal-types.ts';
import { ourSides } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';
import { FindField, RecordFields, useFoundContacts, wordChoices } from '../../records/index.ts';
import { ChoiceChips, DayField, FormSection } from '../../ui/form/index.ts';
import { sideNames, typeOf } from '../deal-words.ts';
import { ClosingPeople } from './closing-people.tsx';
import type { DealDraft } from './deal-draft.ts';
import { SubjectFields } from './subject-fields.tsx';

interface Props {
  draft: DealDraft;
  errors: Record<string, string>;
  set: (next: Partial<DealDraft>) => void;
  /** The deal that is changed; what it is about stays. */
  deal?: Deal;
}

const titles = perLanguage<Record<DealSection, string>>(() => ({
  Price: t`Price`,
  Token: t`Token`,
  Papers: t`Papers`,
  Lease: t`Lease`,
  Cancelled: t`Cancelled`,
  Notes: t`Notes`,
}));

/** The plain fields of a section that a deal of a type has. */
const fieldsOf = (section: DealSection, isSale: boolean): readonly DealFieldName[] => {
  if (section === 'Price') return isSale ? ['agreed_price', 'stamp_value'] : ['agreed_rent', 'deposit', 'maintenance'];
  return namesOf(dealFields, section);
};

/** The sections of a form: a new deal asks for little, one that is under way for what it has come to. */
const sectionsOf = (deal: Deal | undefined, isSale: boolean): readonly DealSection[] => {
  const lease = isSale ? [] : (['Lease'] as const);
  if (!deal) return ['Price', ...lease, 'Notes'];
  const isOver = deal.stage === 'Cancelled';
  const token = isOver || isAtToken(typeOf(deal), deal.stage) ? (['Token', 'Papers'] as const) : [];
  return ['Price', ...token, ...lease, ...(isOver ? (['Cancelled'] as const) : []), 'Notes'];
};

/** Who agrees on what, for how much, and who closes it. */
export const DealForm = ({ draft, errors, set, deal }: Props) => {
  const type = dealTypes.find(({ id }) => id === draft.deal_type)?.deal_type;
  const isSale = type === undefined || dealUnit(type) === 'total';
  const sides = sideNames({ deal_type: draft.deal_type ?? 1 });
  const person = { placeholder: t`Name or mobile number`, useFound: useFoundContacts, optional: true } as const;
  return (
    <>
      {!deal && <SubjectFields draft={draft} errors={errors} set={set} />}
      <FormSection title={t`Who`} hint={deal ? '' : t`As the inquiry and the property say, unless others are named.`}>
        <FindField
          {...person}
          label={sides.buyer}
          value={draft.buyer}
          error={errors.buyer}
          onChange={(buyer) => set({ buyer })}
        />
        <FindField
          {...person}
          label={sides.seller}
          value={draft.seller}
          error={errors.seller}
          onChange={(seller) => set({ seller })}
        />
        <FindField
          {...person}
          label={t`Co-broker`}
          value={draft.co_broker}
          error={errors.co_broker}
          onChange={(co_broker) => set({ co_broker })}
        />
        <ChoiceChips
          label={t`Our side`}
          choices={wordChoices(ourSides)}
          chosen={[draft.our_side]}
          single
          required
          error={errors.our_side}
          onChange={([our_side]) => our_side && set({ our_side })}
        />
        <ClosingPeople
          value={draft.closing_users}
          error={errors.closing_users}
          onChange={(closing_users) => set({ closing_users })}
        />
      </FormSection>
      <FormSection title={t`When`}>
        <DayField
          label={t`Expected close`}
          value={draft.expected_close}
          error={errors.expected_close}
          keepsUnreadable
          onChange={(expected_close) => set({ expected_close })}
        />
      </FormSection>
      {sectionsOf(deal, isSale).map((section) => (
        <FormSection key={section} title={titles()[section]}>
          <RecordFields
            fields={dealFields}
            names={fieldsOf(section, isSale)}
            draft={draft}
            set={set as never}
            errors={errors}
          />
        </FormSection>
      ))}
    </>
  );
};
