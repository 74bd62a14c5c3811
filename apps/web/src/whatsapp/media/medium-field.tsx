import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { type WhatsappMedia, whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { uploadFailures } from '@angan/contract/whatsapp/stored-sentences.ts';
import { type HeaderFormat, mediaKindOf } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { perLanguage, sentence, word } from '../../core/language/index.ts';
import { errorLine } from '../../ui/form/index.ts';
import { FindDialog } from '../find/find-dialog.tsx';
import { PropertyChoice } from '../find/property-choice.tsx';
import styles from './medium-field.module.css';
import { UploadButton, UploadLine } from './upload-medium.tsx';
import { useMediumUpload } from './use-medium-upload.ts';

const api = client(whatsappMediaCalls);
const words = perLanguage(
  () =>
    ({
      Image: { choose: t`Choose a picture`, upload: t`Upload a picture`, property: t`Photo of a property` },
      Video: { choose: t`Choose a video`, upload: t`Upload a video`, property: '' },
      Document: { choose: t`Choose a document`, upload: t`Upload a document`, property: t`Brochure of a property` },
    }) as const,
);
const mediaQuery = (kind: WhatsappMedia['file_type']) =>
  query(whatsappMediaCalls.list, { query: { file_type: kind, page_size: '100' } }, { quiet: true });

/** The files of media by their ids, once the media of these kinds of header are there. */
export const useMediaFiles = (formats: readonly string[]): ((id: number | null) => string | undefined) => {
  const kinds = [...new Set(formats.flatMap((format) => mediaKindOf[format as keyof typeof mediaKindOf] ?? []))];
  return useQueries({
    queries: kinds.map(mediaQuery),
    combine: (lists) => {
      const files = new Map(lists.flatMap(({ data }) => data?.results ?? []).map(({ id, file }) => [id, file]));
      return (id: number | null) => (id === null ? undefined : files.get(id));
    },
  });
};

interface Props {
  label: string;
  format: Exclude<HeaderFormat, 'TEXT'>;
  value: number | null;
  /** Whether the template has a file of its own that stands there where nothing is chosen. */
  hasOwn: boolean;
  onChange: (medium: number | null) => void;
}

/** What stands above a message: one of the media, or a new file or a property's photo or brochure, which become one. */
export const MediumField = ({ label, format, value, hasOwn, onChange }: Props) => {
  const kind = mediaKindOf[format];
  const media = useQuery(mediaQuery(kind));
  const [finding, setFinding] = useState(false);
  const take = useCall(
    (property: number) =>
      api.ofProperty({ body: { property, file_type: kind === 'Document' ? 'Document' : 'Image' } }, { quiet: true }),
    { changes: ['whatsapp_media'], onSuccess: ({ id }) => onChange(id) },
  );
  const upload = useMediumUpload(kind, ({ id }) => onChange(id));
  const chosen = media.data?.results.find(({ id }) => id === value);
  // What WhatsApp does not take is known only once it was sent there.
  const wrong = upload.problem ?? (chosen?.failure ? sentence(uploadFailures, chosen.failure) : undefined);
  return (
    <div className={styles.medium}>
      <NativeSelect
        label={label}
        description={word(mediaTexts.limits[kind])}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={errorLine(wrong)}
        value={value ?? ''}
        data={[
          { value: '', label: hasOwn ? t`The file of the template` : words()[kind].choose },
          ...(media.data?.results ?? [])
            .filter((one) => one.status !== 'failed' || one.id === value)
            .map(({ id, description, file_name }) => ({ value: String(id), label: description || file_name })),
        ]}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
      />
      {upload.file ? (
        <UploadLine file={upload.file} share={upload.share} onStop={upload.stop} />
      ) : (
        <div className={styles.ways}>
          <UploadButton label={words()[kind].upload} kind={kind} onFile={upload.start} />
          {kind !== 'Video' && (
            <Button
              leftSection={<IconBuilding size={16} aria-hidden />}
              loading={take.isPending}
              onClick={() => setFinding(true)}
            >
              {words()[kind].property}
            </Button>
          )}
        </div>
      )}
      {finding && (
        <FindDialog
          title={words()[kind].property}
          label={t`Area, society, code`}
          useFound={useProperties}
          none={t`No property on offer has these words.`}
          onClose={() => setFinding(false)}
          onChosen={({ id }) => {
            setFinding(false);
            take.mutate(id);
          }}
          draw={(property) => <PropertyChoice property={property} />}
        />
      )}
    </div>
  );
};

const useProperties = (search: string) =>
  useQuery({
    ...query(whatsappChatCalls.properties, { query: { search } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
