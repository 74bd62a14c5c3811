import { leadEventCalls, leadEventLimits } from '@angan/contract/lead-events/lead-events.ts';
import { pastedSources } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, SelectField, TextAreaField } from '../../ui/form/index.ts';
import { nameOfLead } from '../words/lead-words.ts';
import { useLeadCall } from './use-lead-call.ts';

const api = client(leadEventCalls);

interface Props {
  onDone: (id: number) => void;
  onClose: () => void;
}

/** Takes in the text of a portal's e-mail, for portals that only write mails. */
export const PasteDialog = ({ onDone, onClose }: Props) => {
  const [text, setText] = useState('');
  const [source, setSource] = useState<(typeof pastedSources)[number] | null>(null);
  const paste = useLeadCall(() => api.paste({ body: { text, ...(source && { source }) } }), {
    told: (lead) => `${nameOfLead(lead)}: ${word(lead.result)}`,
    onDone: ({ id }) => onDone(id),
    inForm: true,
  });
  return (
    <FormDialog
      opened
      title={t`Paste lead e-mail`}
      submit={t`Read it`}
      busy={paste.busy}
      size="wide"
      onSubmit={() => (text.trim() ? paste.run() : paste.setErrors({ text: t`Paste the e-mail first.` }))}
      onClose={onClose}
    >
      <TextAreaField
        label={t`E-mail`}
        hint={t`The whole text as the portal sent it: name, number and what they ask about are read from it.`}
        value={text}
        maxLength={leadEventLimits.pasted}
        rows={[8, 18]}
        error={paste.errors.text}
        onChange={setText}
      />
      <SelectField
        label={t`Portal`}
        words={pastedSources}
        value={source}
        none={t`As the words say`}
        error={paste.errors.source}
        onChange={setSource}
      />
    </FormDialog>
  );
};
