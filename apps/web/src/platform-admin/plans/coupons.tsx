import { type DeskCoupon, type DeskPlan, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDate, formatNumber, formatRupees } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { CouponForm } from './coupon-form.tsx';
import styles from './plans.module.css';

const api = client(planDeskCalls);

/** The coupons: what each takes off, for which plan, until when, and how often it was used. */
export const Coupons = ({ plans }: { plans: readonly DeskPlan[] }) => {
  const coupons = useQuery(query(planDeskCalls.coupons, {}, { quiet: true }));
  const [adding, setAdding] = useState(false);
  const end = useCall((id: number) => api.endCoupon({ params: { id } }), {
    changes: ['coupon'],
    success: ({ code }) => t`${code} is ended`,
  });
  const today = dayInIndia();
  const nameOf = (id: number | null) => plans.find((plan) => plan.id === id)?.plan_name ?? t`any`;
  return (
    <section className={styles.part} aria-label={t`Coupons`}>
      <div className={styles.head}>
        <h2>{t`Coupons`}</h2>
        <span className={styles.space} />
        <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          {t`Add coupon`}
        </Button>
      </div>
      <QueryView query={coupons} failed={t`The coupons did not load.`} loading={t`Loading the coupons`} rows={2}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles.quiet}>{t`None yet. An office types the code when it buys, once.`}</p>
          ) : (
            <ScrollBox className={styles.box} aria-label={t`All coupons`}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t`Code`}</th>
                    <th scope="col">{t`Takes off`}</th>
                    <th scope="col">{t`Plan`}</th>
                    <th scope="col">{t`Good`}</th>
                    <th scope="col" className={styles.right}>{t`Used`}</th>
                    <th scope="col" aria-label={t`End`} />
                  </tr>
                </thead>
                <tbody>
                  {all.map((coupon) => (
                    <tr key={coupon.id} className={isOver(coupon, today) ? styles.over : undefined}>
                      <td>{coupon.code}</td>
                      <td>{offText(coupon)}</td>
                      <td>{nameOf(coupon.plan)}</td>
                      <td>{goodText(coupon)}</td>
                      <td className={styles.right}>{usedText(coupon)}</td>
                      <td>
                        {!isOver(coupon, today) && (
                          <Button
                            size="xs"
                            variant="subtle"
                            aria-label={t`End ${coupon.code}`}
                            loading={end.isPending && end.variables === coupon.id}
                            onClick={() => end.mutate(coupon.id)}
                          >
                            {t`End`}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          )
        }
      </QueryView>
      {adding && <CouponForm plans={plans} onClose={() => setAdding(false)} />}
    </section>
  );
};

const isOver = ({ valid_to }: DeskCoupon, today: string) => valid_to !== null && valid_to < today;
const offText = ({ percent, amount }: DeskCoupon) =>
  percent === null ? formatRupees(amount ?? 0) : t`${formatNumber(percent)} %`;
const goodText = ({ valid_from, valid_to }: DeskCoupon) =>
  valid_to ? t`${formatDate(valid_from)} to ${formatDate(valid_to)}` : t`from ${formatDate(valid_from)}`;
const usedText = ({ used, most_uses }: DeskCoupon) =>
  most_uses === null ? formatNumber(used) : t`${formatNumber(used)} of ${formatNumber(most_uses)}`;
