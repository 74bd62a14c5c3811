import { leadLimits, type ProjectInquiry, projectInquiryCalls } from '@angan/contract/projects/project-inquiries.ts';
import { leadChoices } from '@angan/domain/lead-lock.ts';
import type { LeadStatus } from '@angan/domain/lookups/projects.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../core/api/index.ts';
import { wordChoices } from '../records/index.ts';
import { ChoiceChips, FormDialog, TextField } from '../ui/form/index.ts';

const api = client(projectInquiryCalls);

/** What the builder said to a registration. */
export const AnswerLead = ({ lead, onClose }: { lead: ProjectInquiry; onClose: () => void }) => {
  const [status, setStatus] = useState<LeadStatus>(lead.status);
  const [registered_with, setWith] = useState(lead.registered_with);
  const [ref_no, setRef] = useState(lead.ref_no);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall(() => api.update({ params: { id: lead.id }, body: { status, registered_with, ref_no } }), {
    success: (changed) => `${changed.project.project_name}: ${changed.status}`,
    onFieldErrors: setErrors,
    changes: ['project_inquiry'],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Builder's answer`}
      submit={t`Save`}
      busy={save.isPending}
      error={errors.inquiry}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Status`}
        choices={wordChoices(leadChoices(lead.status))}
        chosen={[status]}
        required
        error={errors.status}
        onChange={([next]) => setStatus(next!)}
      />
      <TextField
        label={t`Registered with`}
        value={registered_with}
        maxLength={leadLimits.registered_with}
        error={errors.registered_with}
        onChange={setWith}
      />
      <TextField
        label={t`Reference number`}
        value={ref_no}
        maxLength={leadLimits.ref_no}
        error={errors.ref_no}
        onChange={setRef}
      />
    </FormDialog>
  );
};
