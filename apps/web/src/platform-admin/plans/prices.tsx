import { type DeskPlan, type DeskPrice, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { monthsText } from '../../billing/light.ts';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatNumber, formatRupees } from '../../core/language/index.ts';
import { ScrollBox } from '../../ui/scroll-box.ts';
import styles from './plans.module.css';

const api = client(planDeskCalls);
/** Prices that are over are kept for what was sold at them, and are of no use here after a while. */
const overShown = 1;

/** The prices of a plan: what holds today, what waits, and what held last. */
export const Prices = ({ plan }: { plan: DeskPlan }) => {
  const today = dayInIndia();
  const remove = useCall((id: number) => api.removePrice({ params: { id } }), {
    changes: ['plan_price'],
    success: t`The price is withdrawn`,
  });
  const byMonths = Map.groupBy(plan.prices, ({ duration_months }) => duration_months);
  const shown = [...byMonths.values()].flatMap((prices) => {
    const over = prices.filter(({ valid_to }) => valid_to !== null && valid_to < today).slice(0, overShown);
    return [...prices.filter(({ valid_to }) => valid_to === null || valid_to >= today), ...over];
  });
  return (
    <ScrollBox className={styles.box} aria-label={t`Prices of ${plan.plan_name}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Duration`}</th>
            <th scope="col" className={styles.right}>{t`Price`}</th>
            <th scope="col" className={styles.right}>{t`Struck through`}</th>
            <th scope="col" className={styles.right}>{t`One more user`}</th>
            <th scope="col">{t`Holds`}</th>
            <th scope="col" className={styles.right}>{t`Orders`}</th>
            <th scope="col" aria-label={t`Withdraw`} />
          </tr>
        </thead>
        <tbody>
          {shown.map((price) => (
            <tr key={price.id} className={isOver(price, today) ? styles.over : undefined}>
              <td>{monthsText(price.duration_months)}</td>
              <td className={styles.right}>{formatRupees(price.price)}</td>
              <td className={styles.right}>{rupeesOr(price.list_price)}</td>
              <td className={styles.right}>{rupeesOr(price.extra_user_price)}</td>
              <td>{heldText(price)}</td>
              <td className={styles.right}>{formatNumber(price.sold)}</td>
              <td>
                {price.valid_from > today && (
                  <ActionIcon
                    aria-label={t`Withdraw the price from ${formatDate(price.valid_from)}`}
                    loading={remove.isPending && remove.variables === price.id}
                    onClick={() => remove.mutate(price.id)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
};

const isOver = ({ valid_to }: DeskPrice, today: string) => valid_to !== null && valid_to < today;
const rupeesOr = (rupees: number | null) => (rupees === null ? '-' : formatRupees(rupees));
const heldText = ({ valid_from, valid_to }: DeskPrice) =>
  valid_to ? t`${formatDate(valid_from)} to ${formatDate(valid_to)}` : t`from ${formatDate(valid_from)}`;
