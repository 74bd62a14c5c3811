import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import { moveMistakes, type PropertyMove, type ReadMove, startOf } from '@angan/contract/properties/property-status.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type DealType, dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { closedByChoices, type PropertyStatus } from '@angan/domain/lookups/property-lists.ts';
import { fitsDeals, moveOf, reasonsFor } from '@angan/domain/property-status.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { address, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { orKeep } from '../../core/waiting/index.ts';
import { propertyName, propertyPath, wordChoices } from '../../records/index.ts';
import {
  ChoiceChips,
  DayField,
  FormDialog,
  MoneyField,
  moneyUnreadable,
  rupeesIn,
  TextAreaField,
  useFieldErrors,
} from '../../ui/form/index.ts';
import { showProperty } from '../property-cache.ts';

interface Said {
  reason: string | null;
  hold_until: string;
  closed_by: (typeof closedByChoices)[number] | null;
  price: string;
  lease_end: string;
  keep_for_sale: boolean;
  note: string;
}
const nothing: Said = {
  reason: null,
  hold_until: '',
  closed_by: null,
  price: '',
  lease_end: '',
  keep_for_sale: false,
  note: '',
};

interface Props {
  property: Property;
  /** The move to begin with. */
  to?: PropertyStatus | undefined;
  onClose: () => void;
}

/** Moves a property on, with what the move asks for; a move that is the Owner's to make is asked for. */
export const StatusDialog = ({ property, to, onClose }: Props) => {
  const [status, setStatus] = useState<PropertyStatus | undefined>(to ?? property.moves[0]?.to);
  const [said, setSaid] = useState<Said>(nothing);
  const { errors, refuse, settle } = useFieldErrors();
  const chosen = property.moves.find((move) => move.to === status);
  const needs = status ? (moveOf(startOf(property, undefined), status)?.needs ?? []) : [];
  const deals = dealTypes.filter(({ id }) => property.deal_type.includes(id)).map((row): DealType => row.deal_type);
  const body = {
    status: status!,
    reason: said.reason,
    hold_until: said.hold_until || null,
    closed_by: said.closed_by,
    price: rupeesIn(said.price) ?? null,
    lease_end: said.lease_end || null,
    keep_for_sale: said.keep_for_sale,
    note: said.note,
  } as PropertyMove;
  const change = () => {
    const params = { id: property.id };
    const seen = { path: address(propertyCalls.get.path, params), values: { status: property.status } };
    return orKeep(
      propertyCalls[chosen?.ask ? 'askStatus' : 'status'],
      { params, body },
      {
        title: t`${propertyName(property)} is ${word(body.status)}`,
        detail: [said.reason && word(said.reason), said.note].filter(Boolean).join('. '),
        changes: ['property', 'inquiry'],
        seen,
        mend: { path: propertyPath(property.id) },
      },
    );
  };
  const move = useCall(change, {
    onKept: onClose,
    success: (changed) =>
      chosen?.ask ? word(propertyTexts.asked) : t`${propertyName(changed)} is ${word(changed.status)}`,
    onFieldErrors: refuse,
    onSuccess: (changed) => {
      onClose();
      return showProperty(changed);
    },
  });
  const set = (change: Partial<Said>) => {
    setSaid((now) => ({ ...now, ...change }));
    settle(change);
  };
  const submit = () => {
    const wrong = Object.fromEntries(
      Object.entries(moveMistakes(property, body as ReadMove, dayInIndia())).map(([field, [text]]) => [
        field,
        word(text!),
      ]),
    );
    if (needs.includes('price') && rupeesIn(said.price) === undefined) wrong.price = moneyUnreadable();
    refuse(wrong);
    if (Object.keys(wrong).length === 0) move.mutate();
  };
  return (
    <FormDialog
      opened
      title={t`${propertyName(property)} is ${word(property.status)}`}
      submit={chosen?.ask ? word(propertyTexts.closeAsk) : t`Change status`}
      busy={move.isPending}
      error={errors.status ?? errors.deal_type}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Change to`}
        choices={property.moves.map((one) => ({ id: one.to, label: word(one.to) }))}
        chosen={status ? [status] : []}
        required
        onChange={([next]) => {
          setStatus(next);
          refuse({});
        }}
      />
      {chosen?.ask && <p>{word(propertyTexts.closeByOwner)}</p>}
      {needs.includes('reason') && (
        <ChoiceChips
          label={t`Reason`}
          choices={wordChoices(reasonsFor(status!))}
          chosen={said.reason ? [said.reason] : []}
          single
          error={errors.reason}
          onChange={([reason]) => set({ reason: reason ?? null })}
        />
      )}
      {needs.includes('hold_until') && (
        <DayField
          label={t`On hold until`}
          hint={t`It comes back by itself on this day`}
          value={said.hold_until}
          error={errors.hold_until}
          onChange={(hold_until) => set({ hold_until })}
        />
      )}
      {needs.includes('closed_by') && (
        <ChoiceChips
          label={t`Closed by`}
          choices={wordChoices(closedByChoices)}
          chosen={said.closed_by ? [said.closed_by] : []}
          single
          error={errors.closed_by}
          onChange={([closed_by]) => set({ closed_by: closed_by ?? null })}
        />
      )}
      {needs.includes('price') && (
        <MoneyField
          label={status === 'Rented' ? t`Rent agreed` : t`Sold price`}
          {...(status === 'Rented' && { per: t`per month` })}
          value={said.price}
          error={errors.price}
          onChange={(price) => set({ price })}
        />
      )}
      {needs.includes('lease_end') && (
        <DayField
          label={t`Lease ends`}
          hint={t`It comes back 90 days before, as available from then`}
          value={said.lease_end}
          error={errors.lease_end}
          onChange={(lease_end) => set({ lease_end })}
        />
      )}
      {status === 'Rented' && fitsDeals('Sold', deals) && (
        <Checkbox
          label={word(propertyTexts.keepForSale)}
          checked={said.keep_for_sale}
          onChange={(event) => set({ keep_for_sale: event.currentTarget.checked })}
        />
      )}
      <TextAreaField label={t`Note`} value={said.note} error={errors.note} onChange={(note) => set({ note })} />
    </FormDialog>
  );
};
