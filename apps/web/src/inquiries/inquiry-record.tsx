import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../core/api/index.ts';
import { MatchingProperties, useMatchesOfInquiry } from '../matches/index.ts';
import { inquiryPath, StageBadge, useWayBack } from '../records/index.ts';
import { RecordView } from '../ui/record-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { ErrorState, LoadingRows } from '../ui/states.tsx';
import { RecordCall, useNoteOpened } from '../viewed/index.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import { InquirySummary } from './inquiry-summary.tsx';
import { StageDialog } from './stage-dialog.tsx';

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
  const {
    data: inquiry,
    error,
    refetch,
  } = useQuery({ ...query(inquiryCalls.get, { params: { id } }, { quiet: true }), placeholderData: listed });
  useNoteOpened('inquiry', inquiry?.id);
  const matches = useMatchesOfInquiry(id);
  const way = useWayBack(inquiryTexts.title, onClose);
  const phone = usePhone();
  const [moving, setMoving] = useState(false);
  const shared = {
    ...way,
    onPrevious,
    onNext,
    label: 'Inquiry',
    sideLabel: 'Matching properties',
    sideTab: 'Matches',
    sideCount: matches.count,
  };

  if (!inquiry)
    return (
      <RecordView
        {...shared}
        code="Inquiry"
        side={null}
        facts={null}
        summary={
          error ? (
            <ErrorState title="The inquiry did not load." retry={() => void refetch()}>
              {error.message}
            </ErrorState>
          ) : (
            <LoadingRows rows={8} label="Loading the inquiry" />
          )
        }
      />
    );

  const move = inquiry.may_edit && (
    <Button variant="filled" leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => setMoving(true)}>
      Change stage
    </Button>
  );
  return (
    <>
      <RecordView
        {...shared}
        code={inquiry.inquiry_code}
        badges={<StageBadge stage={inquiry.stage} />}
        actions={move}
        summary={<InquirySummary inquiry={inquiry} />}
        facts={<InquiryFacts inquiry={inquiry} />}
        side={<MatchingProperties matches={matches} origin={{ to: inquiryPath(id), label: inquiry.inquiry_code }} />}
        footer={
          phone && (
            <>
              <RecordCall record={{ ...inquiry, kind: 'inquiry' }} />
              {move}
            </>
          )
        }
      />
      {moving && <StageDialog inquiry={inquiry} onClose={() => setMoving(false)} />}
    </>
  );
};
