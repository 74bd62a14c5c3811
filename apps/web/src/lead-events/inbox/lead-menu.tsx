import { stageNoteLimit } from '@angan/contract/inquiries/inquiry-stages.ts';
import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { junkReasons } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../core/api/index.ts';
import { AssignDialog } from '../../inquiries/index.ts';
import { wordChoices } from '../../records/index.ts';
import { ChoiceChips, FormDialog, TextAreaField } from '../../ui/form/index.ts';
import { MenuWhenReached } from '../../ui/menu-when-reached.tsx';
import { personLabel } from '../../ui/person-name.ts';
import { nameOfLead } from '../words/lead-words.ts';
import { useLeadCall } from './use-lead-call.ts';

const api = client(leadEventCalls);

interface Props {
  lead: LeadEvent;
  assigning: boolean;
  onAssigning: (isOn: boolean) => void;
}

/** What is seldom done with a lead: given to others, set aside as junk. */
export const LeadMenu = ({ lead, assigning, onAssigning }: Props) => {
  const [isJunk, setJunk] = useState(false);
  const name = nameOfLead(lead);
  const assign = useLeadCall(
    (assigned_to: number[]) => api.assign({ params: { id: lead.id }, body: { assigned_to } }),
    {
      told: ({ assigned_to }) => {
        const who = assigned_to.map(({ user }) => personLabel(user)).join(', ');
        return who ? t`${name} is with ${who}` : t`${name} is with nobody`;
      },
      onDone: () => onAssigning(false),
    },
  );
  return (
    <>
      <MenuWhenReached
        position="bottom-end"
        button={(props) => (
          <ActionIcon {...props} data-push aria-label={t`More`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        {(Menu) => (
          <>
            <Menu.Item onClick={() => onAssigning(true)}>{t`Assign`}</Menu.Item>
            <Menu.Item onClick={() => setJunk(true)}>{t`Mark as junk`}</Menu.Item>
          </>
        )}
      </MenuWhenReached>
      {assigning && (
        <AssignDialog
          title={t`Assign ${name}`}
          assigned={lead.assigned_to}
          busy={assign.busy}
          onAssign={assign.run}
          onClose={() => onAssigning(false)}
        />
      )}
      {isJunk && <JunkDialog lead={lead} onClose={() => setJunk(false)} />}
    </>
  );
};

type JunkReason = (typeof junkReasons)[number];

/** Says why a lead is junk; the inquiry that it made is closed with it. */
const JunkDialog = ({ lead, onClose }: { lead: LeadEvent; onClose: () => void }) => {
  const [reason, setReason] = useState<JunkReason>();
  const [note, setNote] = useState('');
  const junk = useLeadCall(
    (given: JunkReason) => api.junk({ params: { id: lead.id }, body: { reason: given, note } }),
    { told: () => t`Marked as junk`, onDone: onClose, inForm: true },
  );
  return (
    <FormDialog
      opened
      title={t`Mark ${nameOfLead(lead)} as junk`}
      submit={t`Mark as junk`}
      busy={junk.busy}
      onSubmit={() => (reason ? junk.run(reason) : junk.setErrors({ reason: t`Choose a reason.` }))}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Reason`}
        choices={wordChoices(junkReasons)}
        chosen={reason ? [reason] : []}
        single
        error={junk.errors.reason}
        onChange={([chosen]) => setReason(chosen)}
      />
      <TextAreaField
        label={t`Note`}
        value={note}
        maxLength={stageNoteLimit}
        error={junk.errors.note}
        onChange={setNote}
      />
    </FormDialog>
  );
};
