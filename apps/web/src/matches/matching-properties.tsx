import type { InquiryMatch, PropertyCard } from '@angan/contract/matches/matches.ts';
import { homeName, type Origin, placeOf, priceText, propertyPath, sizeText } from '../records/index.ts';
import { AskOwner, type Owner } from './ask-owner.tsx';
import { MatchPane } from './match-pane.tsx';
import { MatchRow } from './match-row.tsx';
import { askOwnerText } from './match-words.ts';
import styles from './matching-properties.module.css';
import type { useMatchesOfInquiry } from './use-matches.ts';

const ownerOf = ({ contact }: PropertyCard): Owner | undefined =>
  contact ? { contact: contact.id, name: contact.name, number: contact.mobile_number_1 } : undefined;

const textFor = ({ property, ask }: InquiryMatch): string =>
  askOwnerText(property.contact?.name ?? '', `${homeName(property)} in ${placeOf(property)}`, ask);

interface Props {
  matches: ReturnType<typeof useMatchesOfInquiry>;
  /** The inquiry, for the way back. */
  origin: Origin;
}

/** What is on offer for this inquiry. */
export const MatchingProperties = ({ matches, origin }: Props) => (
  <MatchPane
    title="Matching properties"
    matches={matches}
    none="Nothing on offer fits this yet."
    rows={matches.rows?.map((match) => {
      const { property } = match;
      const size = sizeText(property.size, property.size_unit);
      return (
        <MatchRow
          key={property.id}
          match={match}
          title={homeName(property)}
          to={propertyPath(property.id)}
          origin={origin}
          actions={<span className={styles.price}>{priceText(property)}</span>}
          below={match.ask.length > 0 && <AskOwner text={textFor(match)} owner={ownerOf(property)} />}
          second={[placeOf(property), size, property.property_code].filter(Boolean).join(', ')}
        />
      );
    })}
  />
);
