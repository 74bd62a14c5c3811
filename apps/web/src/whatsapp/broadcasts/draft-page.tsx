import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { type Broadcast, broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, invalidate, query, useCall } from '../../core/api/index.ts';
import { FormPage, FormSection, TextField } from '../../ui/form/index.ts';
import { useIsUploading } from '../media/use-medium-upload.ts';
import { AudienceSection } from './audience-section.tsx';
import styles from './broadcasts.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FillingsSection } from './fillings-section.tsx';
import { LookSection } from './look-section.tsx';
import { TemplateSection } from './template-section.tsx';
import { useBroadcastDraft } from './use-broadcast-draft.ts';
import { useTemplate } from './use-template.ts';
import { WhenSection } from './when-section.tsx';
import { costWords, peopleWords } from './words.ts';

const api = client(broadcastCalls);

/** A new broadcast as steps on one page: whom, what, the variables, when, and what that comes to. */
export const DraftPage = ({ broadcast, onBack }: { broadcast: Broadcast; onBack: () => void }) => {
  const { id } = broadcast;
  const draft = useBroadcastDraft(broadcast);
  const template = useTemplate(draft.fields.template);
  const [confirming, setConfirming] = useState(false);
  const isUploading = useIsUploading();
  const look = useQuery({
    ...query(broadcastCalls.look, { params: { id } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const send = useCall(() => api.send({ params: { id }, body: { people: look.data?.people ?? 0 } }), {
    success: (sent) => (sent.status === 'Scheduled' ? t`Broadcast scheduled` : t`Broadcast started`),
    onSettled: () => {
      setConfirming(false);
      return invalidate('whatsapp_broadcast');
    },
  });
  const remove = useCall(() => api.remove({ params: { id } }), {
    changes: ['whatsapp_broadcast'],
    onSuccess: onBack,
  });
  const confirm = async () => {
    if (!(await draft.flush())) return;
    const { data } = await look.refetch();
    if (data?.refusals.length === 0) setConfirming(true);
  };
  const refusal = look.data?.refusals[0];
  return (
    <FormPage
      title={draft.fields.name || t`New broadcast`}
      submit={draft.fields.send_at ? t`Schedule` : t`Send`}
      onSubmit={() => void confirm()}
      onCancel={onBack}
      busy={isUploading}
      unchanged={look.data === undefined || refusal !== undefined}
      actions={
        <Button loading={remove.isPending} onClick={() => remove.mutate()}>
          {t`Delete draft`}
        </Button>
      }
      summary={
        look.data
          ? t`${peopleWords(look.data.people)}, ${costWords(look.data.cost.total)} at most`
          : look.error
            ? t`People not counted`
            : t`Counting people`
      }
      note={
        draft.state === 'failed'
          ? t`The draft could not be saved.`
          : isUploading
            ? t`Uploading a file`
            : (refusal ?? (draft.state === 'saving' ? t`Saving` : t`Draft saved`))
      }
    >
      <FormSection title={t`Name`} hint={t`For you; nobody else sees it.`}>
        <TextField
          label={t`Name`}
          value={draft.fields.name}
          maxLength={broadcastLimits.name}
          error={draft.errors.name}
          onChange={(name) => draft.change({ name })}
        />
      </FormSection>
      <AudienceSection draft={draft} />
      <TemplateSection draft={draft} template={template} />
      {template && <FillingsSection draft={draft} template={template} look={look.data} />}
      <WhenSection draft={draft} />
      <LookSection id={id} look={look} />
      <div className={styles.end} />
      {confirming && look.data && (
        <ConfirmDialog
          look={look.data}
          fields={draft.fields}
          template={template?.template_name ?? ''}
          busy={send.isPending}
          onSend={() => send.mutate()}
          onClose={() => setConfirming(false)}
        />
      )}
    </FormPage>
  );
};
