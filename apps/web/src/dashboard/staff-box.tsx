import type { DashboardInquiries } from '@angan/contract/dashboard/dashboard.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../core/language/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { usePhone } from '../ui/screen.ts';
import { Box } from './box.tsx';
import styles from './dashboard.module.css';
import tables from './tables.module.css';
import { useSome } from './use-some.tsx';
import { WideTable } from './wide-table.tsx';
import { minutes, money } from './words.ts';

type Person = DashboardInquiries['staff'][number];

/** As the clock of an inquiry has it: green to 5, amber to 15, red after. */
const toneOf = (value: number | null) =>
  value === null ? undefined : value <= 5 ? 'ok' : value <= 15 ? 'warn' : 'bad';
const shareOf = ({ share }: Person) => (share > 0 ? money(share) : '-');
const counted = ['inquiries', 'calls', 'visits', 'tokens', 'won'] as const;

interface Props {
  staff: readonly Person[];
  /** Median minutes of the whole office. */
  response: number | null;
}

/** Who did what in the period. */
export const StaffBox = ({ staff, response }: Props) => {
  const phone = usePhone();
  const heads = [
    ...[t`User`, t`Inquiries`, t`Calls`, t`Visits`, t`Tokens`, t`Won`],
    ...[t`Brokerage`, t`Response`, t`Missed`],
  ];
  const cells = (person: Person) => [
    ...counted.map((of) => formatNumber(person[of])),
    ...[shareOf(person), minutes(person.response), formatNumber(person.missed)],
  ];
  return (
    <Box
      name="staff"
      title={t`Staff`}
      note={phone ? t`by brokerage` : t`in the period`}
      table={{ heads, rows: staff.map((person) => [person.name, ...cells(person)]) }}
    >
      {phone ? <People staff={staff} /> : <StaffTable staff={staff} response={response} heads={heads} cells={cells} />}
    </Box>
  );
};

/** On a phone: who, what they did, what it brings them, and how fast they answer; those with most of the brokerage first. */
const People = ({ staff }: { staff: readonly Person[] }) => {
  const { shown, rest } = useSome(
    staff.toSorted((a, b) => b.share - a.share),
    6,
  );
  return (
    <>
      <ul className="list-unstyled">
        {shown.map((person) => (
          <li key={person.id} className={tables.person}>
            <PersonSquare name={person.name} size={40} />
            <span className={tables.personWords}>
              <b className="truncate">{person.name}</b>
              <span className={styles.note}>
                {t`${person.inquiries} inquiries, ${person.visits} visits, ${person.won} won`}
              </span>
            </span>
            <span className={tables.personEnd}>
              <b>{shareOf(person)}</b>
              <span data-tone={toneOf(person.response)}>{minutes(person.response)}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </>
  );
};

interface TableProps extends Props {
  heads: readonly string[];
  cells: (person: Person) => readonly string[];
}

const StaffTable = ({ staff, response, heads, cells }: TableProps) => {
  const { shown, rest } = useSome(staff, 6);
  const sum = (of: (typeof counted)[number] | 'missed' | 'share') => staff.reduce((all, person) => all + person[of], 0);
  const tone = (person: Person, head: number) => {
    if (head === 7) return toneOf(person.response);
    return head === 8 && person.missed > 0 ? 'bad' : undefined;
  };
  return (
    <>
      <WideTable label={t`Staff`}>
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
          {shown.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <span className={tables.personName}>
                  <PersonSquare name={person.name} size={28} />
                  <span>
                    {person.name}
                    <span className={`${styles.note} ${tables.role}`}>{word(person.usertype)}</span>
                  </span>
                </span>
              </th>
              {cells(person).map((cell, at) => (
                <td key={heads[at + 1]} data-tone={tone(person, at + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Office`}</th>
            {counted.map((of) => (
              <td key={of}>{formatNumber(sum(of))}</td>
            ))}
            <td>{sum('share') > 0 ? money(sum('share')) : '-'}</td>
            <td>{minutes(response)}</td>
            <td>{formatNumber(sum('missed'))}</td>
          </tr>
        </tfoot>
      </WideTable>
      {rest}
    </>
  );
};
