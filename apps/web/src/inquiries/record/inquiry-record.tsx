import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { closedInquiryStages, type InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import { visibilityOf } from '@angan/domain/lookups/visibility.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsExchange, IconLock, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, use, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { query } from '../../core/api/index.ts';
import type { Ahead } from '../../core/kept/ahead.ts';
import { word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { DealsOf, ProposedDeals } from '../../deals/light.tsx';
import { LoansOf } from '../../loans/light.tsx';
import { MatchingProperties, matchesOfInquiry, useMatchesOfInquiry } from '../../matches/index.ts';
import { NotesOf } from '../../notes/index.ts';
import {
  addDealPath,
  editInquiryPath,
  inquiryPath,
  planTourPath,
  StageBadge,
  useWayBack,
  WaitingHere,
} from '../../records/index.ts';
import { ShareDialog, SharesOf } from '../../shares/index.ts';
import { TasksOf } from '../../tasks/index.ts';
import { VisitsOf } from '../../tours/index.ts';
import { partOf } from '../../ui/part-of.tsx';
import { Called } from '../../ui/person.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordView } from '../../ui/record-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { useArrived } from '../../ui/use-arrived.ts';
import { RecordCall, useNoteOpened } from '../../viewed/index.ts';
import { InquiryStages } from '../stages/inquiry-stages.tsx';
import { InquiryFacts } from './inquiry-facts.tsx';
import styles from './inquiry-record.module.css';
import { InquirySummary } from './inquiry-summary.tsx';
import { NextStep } from './next-step.tsx';

/** Comes once somebody has called from here. */
type StageProps = ComponentProps<typeof import('../stages/stage-dialog.tsx').StageDialog>;
const StageDialog = partOf<StageProps, 'StageDialog'>(
  () => import('../stages/stage-dialog.tsx'),
  'StageDialog',
  'nothing',
);
const LogDialog = partOf(() => import('../stages/log-dialog.tsx'), 'LogDialog', 'nothing');

interface Props {
  id: number;
  /** The inquiry as the list has it, shown until the record itself is there. */
  listed: Inquiry | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open inquiry: who wants what, and what there is for them. */
export const InquiryRecord = ({ id, listed, onClose, onPrevious, onNext }: Props) => {
  const record = useQuery({ ...query(inquiryCalls.get, { params: { id } }, { quiet: true }), placeholderData: listed });
  const inquiry = useArrived(record.data);
  useNoteOpened('inquiry', inquiry?.id);
  const matches = useMatchesOfInquiry(id);
  const way = useWayBack(word(inquiryTexts.title), onClose);
  const phone = usePhone();
  const called = use(Called);
  const mayShare = useMay('property:share');
  const mayVisit = useMay('task:create');
  const seesLoans = useMay('loan:view');
  const mayDeal = useMay('deal:create');
  const mayPropose = useMay('deal:propose');
  const navigate = useNavigate();
  const [sharing, setSharing] = useState<readonly number[]>();
  const [moving, setMoving] = useState<{ to?: InquiryStage }>();
  const [logging, setLogging] = useState<ContactWay>();
  const shared = {
    ...way,
    onPrevious,
    onNext,
    label: t`Inquiry`,
    sideLabel: t`Matching properties`,
    sideTab: t`Matches`,
    sideCount: matches.count,
  };

  if (!inquiry)
    return (
      <RecordView
        {...shared}
        code={t`Inquiry`}
        side={null}
        facts={null}
        summary={
          <QueryView query={record} failed={t`The inquiry did not load.`} loading={t`Loading the inquiry`} rows={8} />
        }
      />
    );

  const origin = { to: inquiryPath(id), label: inquiry.inquiry_code };
  const mayPlan = mayVisit && inquiry.may_edit && !closedInquiryStages.includes(inquiry.stage);
  const move = inquiry.may_move_to.length > 0 && (
    <Button variant="filled" leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => setMoving({})}>
      {t`Change stage`}
    </Button>
  );
  // Who calls from here is asked what came of it; that notes the contact as well.
  const onCalled = (contact: number, how: ContactWay) =>
    contact === inquiry.contact.id && inquiry.may_edit ? setLogging(how) : called(contact, how);
  return (
    <Called value={onCalled}>
      <RecordView
        {...shared}
        code={inquiry.inquiry_code}
        badges={
          <>
            <StageBadge stage={inquiry.stage} />
            {inquiry.locked_inquiry && (
              <span className={styles.locked}>
                <IconLock size={14} aria-hidden /> {word(visibilityOf(true))}
              </span>
            )}
          </>
        }
        actions={
          <>
            {inquiry.may_edit && (
              <Button component={Link} to={editInquiryPath(id)} leftSection={<IconPencil size={16} aria-hidden />}>
                {t`Edit`}
              </Button>
            )}
            {move}
          </>
        }
        phoneActions={
          inquiry.may_edit && (
            <ActionIcon component={Link} to={editInquiryPath(id)} aria-label={t`Edit`}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          )
        }
        summary={
          <>
            <WaitingHere of="inquiry" id={id} path={inquiryCalls.list.path} />
            <InquirySummary inquiry={inquiry} />
            <InquiryStages inquiry={inquiry} onMove={(to) => setMoving({ to })} />
            <NextStep inquiry={inquiry} onLog={setLogging} />
          </>
        }
        facts={<InquiryFacts inquiry={inquiry} />}
        more={[
          { tab: t`Tasks`, content: <TasksOf of="inquiry" id={id} /> },
          { tab: t`Notes`, content: <NotesOf of="inquiry" id={id} /> },
          ...(mayDeal ? [{ tab: t`Deals`, content: <DealsOf of="inquiry" id={id} origin={origin} /> }] : []),
          ...(mayPropose ? [{ tab: t`Deals`, content: <ProposedDeals inquiry={inquiry} /> }] : []),
          { tab: t`Visits`, content: <VisitsOf of="inquiry" id={id} origin={origin} /> },
          { tab: t`Shares`, content: <SharesOf of="inquiry" id={id} /> },
          ...(seesLoans ? [{ tab: t`Loans`, content: <LoansOf of="inquiry" id={id} origin={origin} /> }] : []),
        ]}
        side={
          <MatchingProperties
            matches={matches}
            asked={inquiry.asked_property?.id}
            origin={origin}
            onShare={mayShare ? setSharing : undefined}
            onDeal={mayDeal ? (property) => navigate(addDealPath({ inquiry: id, property })) : undefined}
            onPlan={mayPlan ? (chosen) => navigate(planTourPath(id, chosen)) : undefined}
          />
        }
        footer={
          phone && (
            <>
              <RecordCall record={{ ...inquiry, kind: 'inquiry' }} />
              {move}
            </>
          )
        }
      />
      {sharing && (
        <ShareDialog
          properties={sharing}
          to={{ inquiry: id, name: inquiry.contact.name, number: inquiry.contact.mobile_number_1 }}
          onClose={() => setSharing(undefined)}
        />
      )}
      {moving && <StageDialog inquiry={inquiry} to={moving.to} onClose={() => setMoving(undefined)} />}
      {logging && <LogDialog inquiry={inquiry} how={logging} onClose={() => setLogging(undefined)} />}
    </Called>
  );
};
/** What fits it: the record itself is in its list. */
InquiryRecord.ahead = (async (ask, id) => id !== undefined && ask(matchesOfInquiry(id))) satisfies Ahead;
