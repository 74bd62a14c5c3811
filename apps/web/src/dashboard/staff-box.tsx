import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, formatPrice, word } from '../core/language/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { usePhone } from '../ui/screen.ts';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';

type Person = DashboardInquiries['staff'][number];

const minutes = (value: number | null) => (value === null ? '-' : t`${formatNumber(value)} min`);
/** As the clock of an inquiry has it: green to 5, amber to 15, red after. */
const toneOf = (value: number | null) =>
  value === null ? undefined : value <= 5 ? 'ok' : value <= 15 ? 'warn' : 'bad';

/** Who did what in the period. */
export const StaffBox = ({ staff }: { staff: readonly Person[] }) => {
  const phone = usePhone();
  const sum = (of: 'inquiries' | 'calls' | 'visits' | 'tokens' | 'won' | 'missed' | 'share') =>
    staff.reduce((all, person) => all + person[of], 0);
  const heads = [
    ...[
      t`User`,
      t`Inquiries`,
      t`Calls`,
      t`Visits`,
      t`Tokens`,
      t`Won`,
      t`Share of brokerage`,
      t`Response`,
      t`Missed`,
      t`Numbers revealed today`,
    ],
  ];
  const cells = (person: Person) => [
    ...[person.inquiries, person.calls, person.visits, person.tokens, person.won].map((count) => formatNumber(count)),
    person.share > 0 ? formatPrice(person.share) : '-',
    minutes(person.response),
    formatNumber(person.missed),
    t`${person.reveals_today} of ${person.reveal_limit}`,
  ];
  const rows = staff.map((person) => [person.name, ...cells(person)]);
  return (
    <Box title={t`Staff`} note={t`in the period`} wide="two-thirds" table={{ heads, rows }}>
      {phone ? (
        <ul className="list-unstyled">
          {staff.map((person) => (
            <li key={person.id} className={styles.person}>
              <PersonSquare name={person.name} size={40} />
              <span className={styles.personWords}>
                <b className="truncate">{person.name}</b>
                <span className={styles.note}>
                  {t`${person.inquiries} inquiries, ${person.visits} visits, ${person.won} won`}
                </span>
              </span>
              <span className={styles.personEnd}>
                <span data-tone={toneOf(person.response)}>{minutes(person.response)}</span>
                <span className={styles.note}>{t`${person.missed} missed`}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.tableScroll}>
          <table className={styles.table}>
            <caption>{t`Staff`}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {staff.map((person) => (
                <tr key={person.id}>
                  <th scope="row">
                    <span className={styles.personName}>
                      <PersonSquare name={person.name} size={28} />
                      <span>
                        {person.name}
                        <span className={styles.note}>{word(person.usertype)}</span>
                      </span>
                    </span>
                  </th>
                  {cells(person).map((cell, at) => (
                    <td
                      key={heads[at + 1]}
                      data-tone={at === 6 ? toneOf(person.response) : at === 7 && person.missed > 0 ? 'bad' : undefined}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t`Office`}</th>
                {(['inquiries', 'calls', 'visits', 'tokens', 'won'] as const).map((of) => (
                  <td key={of}>{formatNumber(sum(of))}</td>
                ))}
                <td>{formatPrice(sum('share'))}</td>
                <td />
                <td>{formatNumber(sum('missed'))}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Box>
  );
};
