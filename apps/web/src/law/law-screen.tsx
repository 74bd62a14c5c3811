import { type LawRow, lawCalls, lawTexts } from '@angan/contract/law/law.ts';
import { type Law, laws } from '@angan/domain/law.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../core/api/index.ts';
import { formatDate, word } from '../core/language/index.ts';
import { ChoiceRow, useChoice } from '../ui/choice-row.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import styles from './law.module.css';
import { LawForm } from './law-form.tsx';
import { factsInWords, lawTitles } from './law-words.ts';

const api = client(lawCalls);

/** The rows of law by which all offices count, each with its day and its source; Admin keeps them. */
export const LawScreen = () => {
  const law = useChoice('law', laws);
  const list = useQuery(query(lawCalls.list, { query: { law, page_size: '100' } }, { quiet: true }));
  const [form, setForm] = useState<{ row: LawRow | undefined }>();
  const remove = useCall((id: number) => api.remove({ params: { id } }), {
    changes: ['law_row'],
    success: t`Row deleted`,
  });
  return (
    <PageFrame
      title={t`Law tables`}
      count={list.data?.count}
      actions={
        <Button
          variant="filled"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setForm({ row: undefined })}
        >
          {t`Add row`}
        </Button>
      }
    >
      <div className={`scrolls ${styles.scroll}`}>
        <ChoiceRow label={t`Laws`} name="law" choices={laws} textOf={(one) => lawTitles()[one]} />
        <p className={styles.note}>{word(lawTexts.estimate)}</p>
        <QueryView query={list} failed={t`The rows did not load.`} loading={t`Loading the rows`} rows={6} />
        {list.data?.count === 0 && <EmptyState title={t`No rows`}>{t`Without a row nothing is counted.`}</EmptyState>}
        <ul className="list-unstyled" aria-label={lawTitles()[law]}>
          {list.data?.results.map((row) => (
            <LawLine
              key={row.id}
              row={row}
              isRemoving={remove.isPending && remove.variables === row.id}
              onChange={() => setForm({ row })}
              onRemove={() => remove.mutate(row.id)}
            />
          ))}
        </ul>
      </div>
      {form && (
        <LawForm key={form.row?.id ?? 'new'} law={law as Law} row={form.row} onClose={() => setForm(undefined)} />
      )}
    </PageFrame>
  );
};

interface LineProps {
  row: LawRow;
  isRemoving: boolean;
  onChange: () => void;
  onRemove: () => void;
}

const LawLine = ({ row, isRemoving, onChange, onRemove }: LineProps) => {
  const from = formatDate(row.valid_from);
  const [first, ...further] = factsInWords(row);
  return (
    <li className={styles.row}>
      <strong className={styles.day}>{from}</strong>
      <span className={styles.facts}>
        <span className={styles.first}>{first}</span>
        {further.join(' · ')}
        <small className={styles.source}>{row.source}</small>
      </span>
      <span className={styles.tools}>
        <Button size="xs" aria-label={t`Change the row from ${from}`} onClick={onChange}>
          {t`Change`}
        </Button>
        <Button size="xs" loading={isRemoving} aria-label={t`Delete the row from ${from}`} onClick={onRemove}>
          {t`Delete`}
        </Button>
      </span>
    </li>
  );
};
