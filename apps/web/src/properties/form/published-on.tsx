import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Portal, portals } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { ChoiceChips, DayField, FieldPair, TextField } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import styles from './published-on.module.css';

type Listing = NonNullable<Property['published_on'][Portal]>;
const portalChoices = portals.map((portal) => ({ id: portal, label: portal }));
const newListing = (): Listing => ({ ref: '', url: '', date: dayInIndia(), is_live: true });

/** On which portals it is advertised, and under which number and link there. */
export const PublishedOn = ({ draft, set, errors }: FieldProps) => {
  const listed = draft.published_on;
  const chosen = portals.filter((portal) => listed[portal]);
  const choose = (next: readonly Portal[]) =>
    set({ published_on: Object.fromEntries(next.map((portal) => [portal, listed[portal] ?? newListing()])) });
  return (
    <div className={styles.all}>
      <ChoiceChips
        label={t`Published on`}
        choices={portalChoices}
        chosen={chosen}
        error={errors.published_on}
        onChange={choose}
      />
      {chosen.map((portal) => (
        <OneListing
          key={portal}
          portal={portal}
          listing={listed[portal]!}
          onChange={(part) => set({ published_on: { ...listed, [portal]: { ...listed[portal]!, ...part } } })}
        />
      ))}
    </div>
  );
};

interface ListingProps {
  portal: Portal;
  listing: Listing;
  onChange: (part: Partial<Listing>) => void;
}

const OneListing = ({ portal, listing, onChange }: ListingProps) => (
  <fieldset className={styles.listing}>
    <legend className={styles.portal}>{portal}</legend>
    <FieldPair>
      <TextField
        label={t`Listing number`}
        value={listing.ref}
        maxLength={propertyLimits.portal_ref}
        onChange={(ref) => onChange({ ref })}
      />
      <DayField label={t`Published`} value={listing.date ?? ''} onChange={(date) => onChange({ date: date || null })} />
    </FieldPair>
    <TextField
      label={t`Link`}
      type="url"
      placeholder={t`https://`}
      value={listing.url}
      maxLength={propertyLimits.url}
      onChange={(url) => onChange({ url: url.trim() })}
    />
    <Checkbox
      label={t`Can be seen there now`}
      checked={listing.is_live}
      onChange={({ currentTarget }) => onChange({ is_live: currentTarget.checked })}
    />
  </fieldset>
);
