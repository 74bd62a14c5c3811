import type { InquiryMatch, PropertyCard } from '@angan/contract/matches/matches.ts';
import { shareSizes } from '@angan/domain/brochure/index.ts';
import { mostStops } from '@angan/domain/tours/index.ts';
import { t } from '@lingui/core/macro';
import { Button, Checkbox } from '@mantine/core';
import { IconHeartHandshake, IconRoute, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../core/language/index.ts';
import { homeName, type Origin, placeOf, priceText, propertyPath, sizeText } from '../records/index.ts';
import { StatusBadge, Tag } from '../ui/status-badge.tsx';
import { AskOwner, type Owner } from './ask-owner.tsx';
import { MatchPane } from './match-pane.tsx';
import { MatchRow } from './match-row.tsx';
import { askOwnerText } from './match-words.ts';
import styles from './matching-properties.module.css';
import type { useMatchesOfInquiry } from './use-matches.ts';

const ownerOf = ({ contact }: PropertyCard): Owner | undefined =>
  contact ? { contact: contact.id, name: contact.name, number: contact.mobile_number_1 } : undefined;

const textFor = ({ property, ask }: InquiryMatch): string =>
  askOwnerText(property.contact?.name ?? '', t`${homeName(property)} in ${placeOf(property)}`, ask);

interface Props {
  matches: ReturnType<typeof useMatchesOfInquiry>;
  /** The property that the inquiry asked about by name. */
  asked?: number | undefined;
  /** The inquiry, for the way back. */
  origin: Origin;
  /** Shares the chosen ones; left out for who may not share. */
  onShare?: ((properties: readonly number[]) => void) | undefined;
  /** Plans visits to the chosen ones; left out for who may not. */
  onPlan?: ((properties: readonly number[]) => void) | undefined;
  /** Begins a deal of the one that is chosen; left out for who makes none. */
  onDeal?: ((property: number) => void) | undefined;
}

/** What is on offer for this inquiry; some of it may be chosen, shared and visited. */
export const MatchingProperties = ({ matches, asked, origin, onShare, onPlan, onDeal }: Props) => {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const most = onPlan ? mostStops : shareSizes.Comparison;
  const mayChoose = onShare !== undefined || onPlan !== undefined;
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <MatchPane
        title={t`Matching properties`}
        matches={matches}
        none={t`Nothing on offer fits this yet.`}
        rows={matches.rows?.map((match) => {
          const { property } = match;
          const size = sizeText(property.size, property.size_unit);
          const isChosen = chosen.includes(property.id);
          return (
            <MatchRow
              key={property.id}
              match={match}
              title={homeName(property)}
              to={propertyPath(property.id)}
              origin={origin}
              beside={
                <>
                  {property.id === asked && <StatusBadge tone="brand">{t`Asked for this`}</StatusBadge>}
                  {match.visited_before ? <Tag>{t`Visited`}</Tag> : match.shared_before && <Tag>{t`Shared`}</Tag>}
                </>
              }
              actions={
                <>
                  <span className={styles.price}>{priceText(property)}</span>
                  {mayChoose && match.gates.length === 0 && (
                    <Checkbox
                      aria-label={t`Choose ${property.property_code}`}
                      checked={isChosen}
                      disabled={!isChosen && chosen.length === most}
                      onChange={() => toggle(property.id)}
                    />
                  )}
                </>
              }
              below={match.ask.length > 0 && <AskOwner text={textFor(match)} owner={ownerOf(property)} />}
              second={[
                // What has happened comes first: a long name of a society would push it out of the line.
                match.visited_before && t`On ${formatDate(match.visited_before)}`,
                !match.visited_before && match.shared_before && t`On ${formatDate(match.shared_before)}`,
                placeOf(property),
                size,
                property.property_code,
              ]
                .filter(Boolean)
                .join(', ')}
            />
          );
        })}
      />
      {mayChoose && chosen.length > 0 && (
        <div className={styles.bar}>
          <span className={styles.chosen}>
            {chosen.length === most ? t`${most} at most` : t`${chosen.length} chosen`}
          </span>
          <Button variant="subtle" onClick={() => setChosen([])}>
            {t`Clear`}
          </Button>
          {onDeal && chosen.length === 1 && (
            <Button leftSection={<IconHeartHandshake size={16} aria-hidden />} onClick={() => onDeal(chosen[0]!)}>
              {t`Make deal`}
            </Button>
          )}
          {onPlan && (
            <Button leftSection={<IconRoute size={16} aria-hidden />} onClick={() => onPlan(chosen)}>
              {t`Plan visits`}
            </Button>
          )}
          {onShare && (
            <Button
              variant="filled"
              leftSection={<IconShare size={16} aria-hidden />}
              onClick={() => {
                onShare(chosen);
                setChosen([]);
              }}
            >
              {t`Share ${chosen.length}`}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
