import { draftLimits } from '@angan/contract/whatsapp/flat-template.ts';
import { whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import {
  headerFormats,
  lengthOf,
  mediaKindOf,
  mediaRules,
  templateLimits,
  variablesIn,
} from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../core/api/index.ts';
import { word } from '../../../core/language/index.ts';
import { TextField } from '../../../ui/form/index.ts';
import { FileField } from '../../media/file-field.tsx';
import styles from './editor.module.css';
import type { Sample } from './sample.ts';
import { Section } from './section.tsx';
import type { Editor } from './use-editor.ts';
import { Variable, VariableField } from './variable-field.tsx';
import { VariableMenu } from './variable-menu.tsx';

/** A text with one variable at most, or a medium with its sample. */
export const HeaderSection = ({ editor, sample }: { editor: Editor; sample: Sample | null }) => {
  const { draft, set, errors, file, setFile } = editor;
  const { header_format: format } = draft;
  const choose = (next: string) => {
    set({ header_format: next as typeof format, header_media: null });
    setFile(undefined);
  };
  return (
    <Section
      title={t`Header`}
      {...(format === 'TEXT' && { count: t`${lengthOf(draft.header)} of ${templateLimits.header}` })}
      actions={
        <SegmentedControl
          aria-label={t`Header format`}
          size="xs"
          value={format}
          onChange={choose}
          data={headerFormats.map((format) => ({ value: format, label: word(format) }))}
        />
      }
    >
      {format === 'LOCATION' ? (
        <p>{t`A place on a map, which each message names.`}</p>
      ) : format === 'TEXT' ? (
        <div className={styles.stack}>
          <div className={styles.withMenu}>
            <TextField
              label={t`Header text`}
              value={draft.header}
              maxLength={draftLimits.header}
              placeholder={t`No header`}
              error={errors.header}
              onChange={(header) => set({ header })}
            />
            {variablesIn(draft.header).length === 0 && (
              <VariableMenu
                onChoose={(source, example) =>
                  set({
                    header: `${draft.header}${draft.header.endsWith(' ') || draft.header === '' ? '' : ' '}{{1}}`,
                    header_variable: example,
                    header_variable_field: source,
                  })
                }
              />
            )}
          </div>
          {variablesIn(draft.header).length > 0 && (
            <VariableField
              label={<Variable name="1" />}
              name="Header’s {{1}}"
              value={draft.header_variable}
              source={draft.header_variable_field}
              error={errors.header_variable}
              onValue={(header_variable) => set({ header_variable })}
              onSource={(header_variable_field) => set({ header_variable_field })}
            />
          )}
        </div>
      ) : (
        <div className={styles.stack}>
          <FileField
            label={t`Sample`}
            accept={mediaRules[mediaKindOf[format]].accept}
            hint={t`${word(mediaTexts.limits[mediaKindOf[format]])}. WhatsApp reviews it as a sample.`}
            file={file}
            saved={sample ? { name: sample.name, picture: format === 'IMAGE' ? sample.url : undefined } : undefined}
            error={errors.header_media_sample ?? errors.header_media}
            onChange={setFile}
          />
          <FromMedia editor={editor} kind={mediaKindOf[format]} sample={sample} />
        </div>
      )}
    </Section>
  );
};

/** One of the media instead of a new file. */
const FromMedia = ({
  editor,
  kind,
  sample,
}: {
  editor: Editor;
  kind: 'Image' | 'Video' | 'Document';
  sample: Sample | null;
}) => {
  const { draft, set, setFile, file } = editor;
  const media = useQuery(
    query(whatsappMediaCalls.list, { query: { file_type: kind, page_size: '100' } }, { quiet: true }),
  );
  const rows = media.data?.results ?? [];
  if (rows.length === 0) return null;
  return (
    <NativeSelect
      label={t`Or one of the media`}
      value={file ? '' : (draft.header_media ?? '')}
      data={[
        { value: '', label: file ? t`The new file` : sample ? t`The saved sample` : t`None` },
        ...rows.map(({ id, description }) => ({ value: String(id), label: description })),
      ]}
      onChange={({ currentTarget }) => {
        setFile(undefined);
        set({ header_media: Number(currentTarget.value) || null });
      }}
    />
  );
};
