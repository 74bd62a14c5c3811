import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, word } from '../../../core/language/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { useRoomForPanel } from '../../../ui/screen.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { toast } from '../../../ui/toast.ts';
import { ReasonOf } from '../reason-of.tsx';
import { toneOf } from '../status-tone.ts';
import { useSubmit } from '../use-submit.ts';
import styles from './editor.module.css';
import { EditorForm } from './editor-form.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { sampleOf } from './sample.ts';
import { useEditor } from './use-editor.ts';

interface Props {
  template?: WhatsappTemplate;
  onSaved: (saved: WhatsappTemplate) => void;
}

/** One template with its preview beside it; on a phone the preview is a sheet. */
export const TemplatePage = ({ template, onSaved }: Props) => {
  const editor = useEditor(template, onSaved);
  const submit = useSubmit(editor.refuse);
  const wide = useRoomForPanel();
  const [previews, setPreviews] = useState(false);
  const status = template?.status ?? 'DRAFT';
  const sample = sampleOf(template, editor.draft.header_media);

  const save = () => {
    if (template && !editor.isChanged) return toast.error(word(templateTexts.nothingChanged));
    editor.save.mutate();
  };
  const send = async () => {
    try {
      submit.mutate(editor.isChanged || !template ? await editor.save.mutateAsync() : template);
    } catch {
      // What was wrong stands beside its field by now.
    }
  };
  const buttons = (
    <>
      <Button loading={editor.save.isPending} onClick={save}>
        {t`Save`}
      </Button>
      {status === 'DRAFT' && (
        <Button variant="filled" disabled={!editor.fit} loading={submit.isPending} onClick={() => void send()}>
          {t`Submit to WhatsApp`}
        </Button>
      )}
    </>
  );
  return (
    <PageFrame
      title={editor.draft.template_name || t`Add Template`}
      back={
        <ActionIcon className={styles.back ?? ''} component={Link} to="/template" aria-label={t`Back to templates`}>
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
      }
      state={
        <>
          <StatusBadge tone={toneOf(status)}>{word(status)}</StatusBadge>
          <span className={`truncate ${styles.saved}`}>{savedWords(template, editor.isKept)}</span>
          {editor.isKept && (
            <Button size="xs" variant="subtle" onClick={editor.startOver}>
              {t`Start over`}
            </Button>
          )}
        </>
      }
      actions={
        <>
          {!wide && <Button onClick={() => setPreviews(true)}>{t`Preview`}</Button>}
          {buttons}
        </>
      }
      phoneActions={
        <>
          <StatusBadge tone={toneOf(status)}>{word(status)}</StatusBadge>
          <ActionIcon aria-label={t`Preview`} onClick={() => setPreviews(true)}>
            <IconEye size={22} aria-hidden />
          </ActionIcon>
        </>
      }
      panel={
        wide && (
          <aside className={styles.aside} aria-label={t`Preview and rules`}>
            <PreviewPane editor={editor} sample={sample} />
          </aside>
        )
      }
    >
      <div className={`scrolls ${styles.scroll}`}>
        <form
          noValidate
          aria-label={t`Template`}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {template && (
            <div className={styles.reasons}>
              <ReasonOf template={template} />
              {template.edit_refusal && <p className={styles.locked}>{template.edit_refusal}</p>}
            </div>
          )}
          <EditorForm editor={editor} submitted={status !== 'DRAFT'} sample={sample} />
        </form>
      </div>
      <div className={styles.phoneFoot}>{buttons}</div>
      <Dialog opened={previews && !wide} onClose={() => setPreviews(false)} title={t`Preview and rules`}>
        <PreviewPane editor={editor} sample={sample} />
      </Dialog>
    </PageFrame>
  );
};

const savedWords = (template: WhatsappTemplate | undefined, isKept: boolean): string => {
  if (isKept) return t`What you typed is kept`;
  return template ? t`Saved ${formatDateTime(template.last_updated)}` : '';
};
