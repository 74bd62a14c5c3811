import type { LeadEvent, LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { query } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { formatDateTime } from '../../core/language/index.ts';
import { inquiryPath } from '../../records/light.ts';
import { MobileNumber, PersonSquare } from '../../ui/person.tsx';
import { personLabel } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordPanel } from '../../ui/record-panel.tsx';
import { usePhone } from '../../ui/screen.ts';
import { nameOfLead } from '../words/lead-words.ts';
import { AsReceived } from './as-received.tsx';
import { BestMatches } from './best-matches.tsx';
import { LeadClock } from './lead-clock.tsx';
import { LeadMenu } from './lead-menu.tsx';
import { ReadPart } from './read-part.tsx';
import { SamePerson } from './same-person.tsx';
import { usePerson, type Way } from './use-person.ts';

export interface PanelProps {
  id: number;
  /** The lead as the list has it, shown until the rest is there. */
  listed: LeadEvent | undefined;
  readAt: number;
  isConverting: boolean;
  onUsed: (lead: LeadEvent, way: Way) => void;
  onConvert: (lead: LeadEvent) => void;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open lead: who, how to answer, the words as they came, what was read, and what there is for them. */
export const LeadPanel = ({ id, listed, readAt, ...props }: PanelProps) => {
  const record = useQuery(query(leadEventCalls.get, { params: { id } }, { quiet: true }));
  const lead = record.data ?? listed;
  if (!lead)
    return (
      <RecordPanel label={t`Lead`} title={t`Lead`} onClose={props.onClose}>
        <QueryView query={record} failed={t`The lead did not load.`} loading={t`Loading the lead`} rows={8} />
      </RecordPanel>
    );
  return <OpenLead lead={lead} record={record} readAt={record.data ? record.dataUpdatedAt : readAt} {...props} />;
};

interface OpenProps extends Omit<PanelProps, 'id' | 'listed'> {
  lead: LeadEvent;
  record: ReturnType<typeof useQuery<LeadEventDetail>>;
}

const OpenLead = ({
  lead,
  record,
  readAt,
  isConverting,
  onUsed,
  onConvert,
  onClose,
  onPrevious,
  onNext,
}: OpenProps) => {
  const navigate = useNavigate();
  const phone = usePhone();
  const [assigning, setAssigning] = useState(false);
  const person = usePerson(lead, (way) => onUsed(lead, way));
  const { inquiry, source_name: source, received_at, asked_at, is_verified, may_edit, assigned_to } = lead;
  const mayConvert = inquiry === null && may_edit;
  useKeys(
    {
      c: person.canReach ? { label: t`Call`, run: () => person.reach('Call') } : undefined,
      Enter: mayConvert
        ? { label: t`Make inquiry`, run: () => onConvert(lead) }
        : inquiry
          ? { label: t`Open the inquiry`, run: () => void navigate(inquiryPath(inquiry.id)) }
          : undefined,
    },
    t`Lead`,
  );
  const name = nameOfLead(lead);
  const who = assigned_to.map(({ user }) => personLabel(user)).join(', ');
  return (
    <RecordPanel
      label={t`Lead`}
      square={phone ? <LeadClock lead={lead} readAt={readAt} /> : <PersonSquare name={name} size={44} />}
      title={name}
      subtitle={
        <>
          {lead.mobile_number && (
            <>
              <MobileNumber number={lead.mobile_number} />
              {', '}
            </>
          )}
          {is_verified ? t`verified by ${source}` : source}
          {', '}
          {formatDateTime(asked_at ?? received_at)}
        </>
      }
      actions={
        <>
          {person.canReach && (
            <>
              <Button
                variant="filled"
                loading={person.isAsking}
                leftSection={<IconPhone size={16} aria-hidden />}
                onClick={() => person.reach('Call')}
              >
                {t`Call now`}
              </Button>
              <Button
                loading={person.isAsking}
                leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
                onClick={() => person.reach('WhatsApp')}
              >
                {t`WhatsApp`}
              </Button>
            </>
          )}
          {mayConvert && (
            <Button
              loading={isConverting}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => onConvert(lead)}
            >
              {t`Make inquiry`}
            </Button>
          )}
          {may_edit && (
            <>
              <Button
                leftSection={who ? <PersonSquare name={who} size={20} /> : <IconUserPlus size={16} aria-hidden />}
                onClick={() => setAssigning(true)}
              >
                {who || t`Assign`}
              </Button>
              <LeadMenu lead={lead} assigning={assigning} onAssigning={setAssigning} />
            </>
          )}
          {!phone && <LeadClock lead={lead} readAt={readAt} />}
        </>
      }
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
    >
      <QueryView query={record} failed={t`The lead did not load.`} loading={t`Loading the lead`} rows={6}>
        {(detail) => (
          <>
            <AsReceived lead={detail} />
            <SamePerson lead={detail} />
            <ReadPart lead={detail} />
            {detail.inquiry && <BestMatches inquiry={detail.inquiry} />}
          </>
        )}
      </QueryView>
    </RecordPanel>
  );
};
