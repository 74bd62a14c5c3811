import type { PropertyMatch } from '@angan/contract/matches/matches.ts';
import type { Property } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { homeName, inquiryPath, type Origin, placeOf, requirementText, StageBadge } from '../records/index.ts';
import { CallLinks } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { AskOwner } from './ask-owner.tsx';
import { MatchPane } from './match-pane.tsx';
import { MatchRow } from './match-row.tsx';
import { askOwnerText, commonAsks } from './match-words.ts';
import styles from './matching-inquiries.module.css';
import type { useMatchesOfProperty } from './use-matches.ts';

interface Props {
  /** The property, for the message to its owner. */
  property: Property;
  matches: ReturnType<typeof useMatchesOfProperty>;
  /** The property, for the way back. */
  origin: Origin;
}

/** Who looks for what this property offers. */
export const MatchingInquiries = ({ property, matches, origin }: Props) => (
  <MatchPane
    title={t`Matching inquiries`}
    matches={matches}
    none={t`No open inquiry asks for this.`}
    above={<AsksOfAll property={property} pairs={matches.shown === 'why_not' ? [] : (matches.rows ?? [])} />}
    rows={matches.rows?.map((match) => {
      const { contact, stage, inquiry_code } = match.inquiry;
      return (
        <MatchRow
          key={match.inquiry.id}
          match={match}
          title={contact.name === '' ? inquiry_code : personName(contact.name)}
          to={inquiryPath(match.inquiry.id)}
          origin={origin}
          beside={<StageBadge stage={stage} />}
          actions={<CallLinks name={contact.name} number={contact.mobile_number_1} contact={contact.id} />}
          second={requirementText(match.inquiry)}
        />
      );
    })}
  />
);

/** What the matches hang on, taken together: one message to the owner answers them all. */
const AsksOfAll = ({ property, pairs }: { property: Property; pairs: readonly PropertyMatch[] }) => {
  const asks = commonAsks(pairs);
  if (asks.length === 0) return null;
  const { contact } = property;
  const home = t`${homeName(property)} in ${placeOf(property)}`;
  return (
    <details className={styles.asks}>
      <summary className={styles.head}>
        {t`Ask the owner: ${asks.map(({ what, inquiries }) => `${word(what)} (${inquiries})`).join(', ')}`}
      </summary>
      <AskOwner
        text={askOwnerText(
          contact?.name ?? '',
          home,
          asks.map(({ what }) => what),
        )}
        owner={contact ? { contact: contact.id, name: contact.name, number: contact.mobile_number_1 } : undefined}
      />
    </details>
  );
};
