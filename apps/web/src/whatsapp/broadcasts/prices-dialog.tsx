import { priceTexts, type WhatsappPrice, whatsappPriceCalls } from '@angan/contract/whatsapp/prices.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dayText, typedDay } from '@angan/domain/typed-day.ts';
import { priceCategories } from '@angan/domain/whatsapp/cost.ts';
import { t } from '@lingui/core/macro';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatNumber, perLanguage, word } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DateField, dayUnreadable, FieldPair, TextField } from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './broadcasts.module.css';

const api = client(whatsappPriceCalls);
type Category = WhatsappPrice['category'];
const fresh = {
  country: '91',
  category: 'MARKETING' as Category,
  rate: '',
  from: dayText(dayInIndia()),
  free: '',
  freeInWindow: false,
  source: '',
};
const categoryWords = perLanguage<Record<Category, string>>(() => ({
  MARKETING: t`marketing`,
  UTILITY: t`utility`,
  AUTHENTICATION: t`authentication`,
  SERVICE: t`replies`,
}));
/** '; free while the reply window is open; 1,000 free a month' */
const freeOf = ({ free_in_window, free_a_month }: WhatsappPrice) =>
  [
    free_in_window && t`free in the reply window`,
    free_a_month > 0 && t`the first ${formatNumber(free_a_month)} of a number a month free`,
  ].filter(Boolean);

/** What WhatsApp charges, by country, category and day; estimates follow it. */
export const PricesDialog = ({ onClose }: { onClose: () => void }) => {
  const list = useQuery(query(whatsappPriceCalls.list, { query: { page_size: '100' } }, { quiet: true }));
  const [draft, setDraft] = useState(fresh);
  const change = (next: Partial<typeof fresh>) => setDraft((now) => ({ ...now, ...next }));
  const add = useCall(
    () =>
      api.create({
        body: {
          country: draft.country,
          category: draft.category,
          rate: draft.rate,
          from_date: typedDay(draft.from) ?? '',
          free_a_month: draft.free || '0',
          free_in_window: draft.freeInWindow,
          source: draft.source,
        },
      }),
    {
      quiet: true,
      changes: ['whatsapp_price'],
      onSuccess: () => setDraft(fresh),
    },
  );
  const remove = useCall((id: number) => api.remove({ params: { id } }), { changes: ['whatsapp_price'] });
  const { errors } = add;
  return (
    <Dialog opened onClose={onClose} title={t`Prices`} footer={<Button onClick={onClose}>{t`Close`}</Button>}>
      <p className={styles.hint}>
        {t`Rupees for one delivered message, before GST, by the day from which they hold. Replies are whatever is no template. Check them against Meta’s own list at each change of quarter.`}
      </p>
      <QueryView query={list} failed={t`The prices did not load.`} loading={t`Loading prices`} rows={3} />
      <ul className="list-unstyled" aria-label={t`Prices`}>
        {list.data?.results.map((price) => {
          const { id, country, category, rate, from_date, source, third_party } = price;
          return (
            <li key={id} className={styles.price}>
              <span>
                {country ? `+${country}` : t`Other countries`}, {categoryWords()[category]}
                <span className={styles.quiet}> {t`from ${dayText(from_date)}`}</span>
                {[...freeOf(price), source, third_party && word(priceTexts.thirdParty)].filter(Boolean).map((line) => (
                  <small key={String(line)} className={styles.source}>
                    {line}
                  </small>
                ))}
              </span>
              <strong>₹{rate}</strong>
              <Button
                size="xs"
                loading={remove.isPending && remove.variables === id}
                aria-label={t`Delete the price of ${categoryWords()[category]} from ${dayText(from_date)}`}
                onClick={() => remove.mutate(id)}
              >
                {t`Delete`}
              </Button>
            </li>
          );
        })}
      </ul>
      <form
        className={styles.addPrice}
        aria-label={t`Add a price`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          add.mutate();
        }}
      >
        <FieldPair>
          <TextField
            label={t`Country code`}
            value={draft.country}
            inputMode="numeric"
            error={errors.country}
            onChange={(country) => change({ country })}
          />
          <NativeSelect
            label={t`Category`}
            value={draft.category}
            data={priceCategories.map((value) => ({ value, label: categoryWords()[value] }))}
            onChange={({ currentTarget }) => change({ category: currentTarget.value as Category })}
          />
          <TextField label={t`Rupees`} value={draft.rate} error={errors.rate} onChange={(rate) => change({ rate })} />
          <DateField
            label={t`From`}
            value={draft.from}
            error={errors.from_date && dayUnreadable()}
            onChange={(from) => change({ from })}
          />
          <TextField
            label={t`Free a month, of each number`}
            value={draft.free}
            inputMode="numeric"
            error={errors.free_a_month}
            onChange={(free) => change({ free })}
          />
          <TextField label={t`Source`} value={draft.source} onChange={(source) => change({ source })} maxLength={200} />
        </FieldPair>
        <Checkbox
          label={t`Free while the reply window is open`}
          checked={draft.freeInWindow}
          onChange={({ currentTarget }) => change({ freeInWindow: currentTarget.checked })}
        />
        {add.problem && <p className={styles.problem}>{add.problem}</p>}
        <Button type="submit" loading={add.isPending}>
          {t`Add price`}
        </Button>
      </form>
    </Dialog>
  );
};
