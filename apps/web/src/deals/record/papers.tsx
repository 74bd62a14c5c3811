import { dealLimits } from '@angan/contract/deals/deal-fields.ts';
import type { DealPaper } from '@angan/contract/deals/deal-parts.ts';
import { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import type { Deal } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Checkbox, FileButton, TextInput } from '@mantine/core';
import { IconPaperclip, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatDate, formatRupees, word } from '../../core/language/index.ts';
import { apiAddress } from '../../core/platform/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './deal-record.module.css';

const api = client(dealWorkCalls);
const changes = ['deal', 'deal_paper'] as const;

/** The checklist of a deal: ticked off, with the file of each paper beside it. */
export const Papers = ({ deal }: { deal: Deal }) => {
  const papers = useQuery(query(dealWorkCalls.papers, { params: { id: deal.id } }, { quiet: true }));
  return (
    <div className={styles.list}>
      <QueryView query={papers} failed={t`The documents did not load.`} loading={t`Loading the documents`} rows={4}>
        {({ results }) => <Checklist deal={deal} papers={results} />}
      </QueryView>
      <AddPaper deal={deal.id} />
    </div>
  );
};

/** Those that stand in sight before somebody asks for all. */
const shownPapers = 8;

/** The first papers, then how many more there are. */
const Checklist = ({ deal, papers }: { deal: Deal; papers: readonly DealPaper[] }) => {
  const [all, setAll] = useState(false);
  const rest = papers.slice(shownPapers);
  const isCut = !all && rest.length > 1;
  const done = rest.filter(({ is_done }) => is_done).length;
  return (
    <>
      <ul className="list-unstyled" aria-label={t`Checklist`}>
        {(isCut ? papers.slice(0, shownPapers) : papers).map((paper) => (
          <Paper key={paper.id} deal={deal.id} paper={paper} note={noteOf(deal, paper)} />
        ))}
      </ul>
      {isCut && (
        <Button size="xs" variant="transparent" className={styles.more ?? ''} onClick={() => setAll(true)}>
          {done > 0 ? t`${rest.length} more, ${done} done` : t`${rest.length} more`}
        </Button>
      )}
    </>
  );
};

/** What a paper that is still to come is about, in money. */
const noteOf = ({ property_tds: tds, stamp_estimate, stamp_duty }: Deal, { item, is_done }: DealPaper): string => {
  if (is_done) return '';
  if (item === 'TDS challan' && tds?.amount) return t`${formatRupees(tds.amount)} by the buyer, estimate`;
  const duty = stamp_duty ?? stamp_estimate?.duty;
  if (item !== 'Stamp duty paid' || duty === undefined) return '';
  return stamp_duty === null ? t`${formatRupees(duty)}, estimate` : formatRupees(duty);
};

const Paper = ({ deal, paper, note }: { deal: number; paper: DealPaper; note: string }) => {
  const params = { id: deal, part: paper.id };
  const tick = useCall((is_done: boolean) => api.tickPaper({ params, body: { is_done } }), { changes });
  const keep = useCall((file: File) => api.filePaper({ params, body: { file } }), {
    success: t`Filed: ${word(paper.item)}`,
    changes,
  });
  const remove = useCall(() => api.removePaper({ params }), { success: t`Removed: ${word(paper.item)}`, changes });
  const isBusy = tick.isPending || keep.isPending;
  return (
    <li className={styles.paper} data-done={paper.is_done || undefined}>
      <Checkbox
        aria-label={word(paper.item)}
        checked={paper.is_done}
        disabled={isBusy}
        onChange={(event) => tick.mutate(event.currentTarget.checked)}
      />
      <span
        className={styles.item}
        title={paper.done_at ? [paper.by, formatDate(paper.done_at)].filter(Boolean).join(', ') : undefined}
      >
        {word(paper.item)}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.tools}>
        <ActionIcon
          className={styles.quietTool ?? ''}
          aria-label={t`Remove ${word(paper.item)}`}
          onClick={() => remove.mutate()}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
        {paper.file ? (
          <ActionIcon
            component="a"
            href={apiAddress(paper.file.url)}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Open ${paper.file.name}`}
            title={paper.file.name}
          >
            <IconPaperclip size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <FileButton accept="image/*,application/pdf" onChange={(file) => file && keep.mutate(file)}>
            {(props) => {
              const shared = {
                ...props,
                'aria-label': t`Add the file: ${word(paper.item)}`,
                loading: keep.isPending,
              };
              return paper.is_done ? (
                <ActionIcon {...shared} className={styles.quietTool ?? ''} title={t`Add the file`}>
                  <IconPaperclip size={16} aria-hidden />
                </ActionIcon>
              ) : (
                <Button {...shared} size="xs" variant="transparent">
                  {t`Add`}
                </Button>
              );
            }}
          </FileButton>
        )}
      </span>
    </li>
  );
};

const AddPaper = ({ deal }: { deal: number }) => {
  const [item, setItem] = useState('');
  const [error, setError] = useState<string>();
  const add = useCall(() => api.addPaper({ params: { id: deal }, body: { item } }), {
    changes,
    onFieldErrors: (errors) => setError(errors.item),
    onSuccess: () => setItem(''),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (item.trim() && !add.isPending) add.mutate();
      }}
    >
      <TextInput
        aria-label={t`Another document`}
        placeholder={t`Another document`}
        size="xs"
        value={item}
        maxLength={dealLimits.item}
        error={error}
        onChange={(event) => {
          setItem(event.currentTarget.value);
          setError(undefined);
        }}
        rightSection={
          <ActionIcon type="submit" aria-label={t`Add document`} loading={add.isPending}>
            <IconPlus size={16} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
};
