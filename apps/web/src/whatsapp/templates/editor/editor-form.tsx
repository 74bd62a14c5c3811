import { draftLimits } from '@angan/contract/whatsapp/flat-template.ts';
import { lengthOf, templateLanguages, templateLimits } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorLine, TextField } from '../../../ui/form/index.ts';
import { languageName } from '../../language-name.ts';
import { groupsQuery } from '../groups-query.ts';
import { BodySection } from './body-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import styles from './editor.module.css';
import { HeaderSection } from './header-section.tsx';
import type { Sample } from './sample.ts';
import { Section } from './section.tsx';
import type { Editor } from './use-editor.ts';

const wrapperOrder: ('label' | 'input' | 'error')[] = ['label', 'input', 'error'];

/** All parts of a template in the order in which it is read. */
export const EditorForm = ({
  editor,
  submitted,
  sample,
}: {
  editor: Editor;
  submitted: boolean;
  sample: Sample | null;
}) => {
  const { draft, set, errors } = editor;
  const groups = useQuery(groupsQuery);
  const languages = templateLanguages.some((code) => code === draft.language)
    ? templateLanguages
    : [...templateLanguages, draft.language];
  return (
    <div className={styles.form}>
      <div className={styles.heads}>
        <TextField
          label={t`Template name`}
          value={draft.template_name}
          maxLength={draftLimits.template_name}
          error={errors.template_name}
          onChange={(template_name) => set({ template_name })}
          {...(submitted && { hint: t`WhatsApp keeps the name as it is.` })}
        />
        <NativeSelect
          label={t`Group`}
          value={draft.template_group ?? ''}
          data={[
            { value: '', label: t`No group` },
            ...(groups.data ?? []).map(({ id, group_name }) => ({ value: String(id), label: group_name })),
          ]}
          error={errorLine(errors.template_group)}
          inputWrapperOrder={wrapperOrder}
          onChange={({ currentTarget }) => set({ template_group: Number(currentTarget.value) || null })}
        />
        <NativeSelect
          label={t`Language`}
          value={draft.language}
          disabled={submitted}
          data={languages.map((code) => ({ value: code, label: languageName(code) }))}
          error={errorLine(errors.language)}
          inputWrapperOrder={wrapperOrder}
          onChange={({ currentTarget }) => set({ language: currentTarget.value })}
        />
        <NativeSelect
          label={t`Category`}
          value={draft.category}
          data={['MARKETING', ...(draft.category === 'MARKETING' ? [] : [draft.category])]}
          error={errorLine(errors.category)}
          inputWrapperOrder={wrapperOrder}
          onChange={({ currentTarget }) => set({ category: currentTarget.value as 'MARKETING' })}
        />
      </div>
      <HeaderSection editor={editor} sample={sample} />
      <BodySection editor={editor} />
      <Section title={t`Footer`} count={t`${lengthOf(draft.footer)} of ${templateLimits.footer}`}>
        <TextField
          label={t`Footer`}
          value={draft.footer}
          maxLength={draftLimits.footer}
          placeholder={t`Reply STOP to opt out`}
          error={errors.footer}
          onChange={(footer) => set({ footer })}
        />
      </Section>
      <ButtonsSection editor={editor} />
    </div>
  );
};
