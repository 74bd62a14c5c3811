import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../../core/api/index.ts';
import { word } from '../../../core/language/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './editor.module.css';
import { EditorForm } from './editor-form.tsx';
import { RuleList } from './rule-list.tsx';
import { sampleOf } from './sample.ts';
import { useEditor } from './use-editor.ts';

/** The editor over the list, without the preview, which the list has. */
export const EditDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const template = useQuery(query(whatsappTemplateCalls.get, { params: { id } }, { quiet: true }));
  if (template.data) return <Opened template={template.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t`Edit Template`} size="wide">
      <QueryView query={template} failed={t`The template did not load.`} />
    </Dialog>
  );
};

const Opened = ({ template, onClose }: { template: WhatsappTemplate; onClose: () => void }) => {
  const editor = useEditor(template, () => {
    toast.success(word(templateTexts.updated));
    onClose();
  });
  const save = () => {
    if (!editor.isChanged) return toast.error(word(templateTexts.nothingChanged));
    editor.save.mutate();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Edit Template`}
      size="wide"
      footer={
        <>
          <Button component={Link} to={`/addTemplate?id=${template.id}`} variant="subtle">
            {t`Open in the editor`}
          </Button>
          <span className={styles.spaceOnly} />
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="filled" loading={editor.save.isPending} onClick={save}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        aria-label={t`Edit Template`}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {template.edit_refusal && <p className={styles.locked}>{template.edit_refusal}</p>}
        <EditorForm
          editor={editor}
          submitted={template.status !== 'DRAFT'}
          sample={sampleOf(template, editor.draft.header_media)}
        />
        <RuleList checks={editor.checks} />
      </form>
    </Dialog>
  );
};
