import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { type WhatsappMedia, whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { type HeaderFormat, mediaKindOf } from '@angan/domain/whatsapp/templates/index.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query } from '../../core/api/index.ts';
import { toast } from '../../ui/toast.ts';
import { FindDialog } from '../chats/find-dialog.tsx';
import { PropertyChoice } from '../chats/property-choice.tsx';
import styles from './medium-field.module.css';

const api = client(whatsappMediaCalls);
const words = {
  Image: { choose: 'Choose a picture', property: 'Photo of a property' },
  Video: { choose: 'Choose a video', property: '' },
  Document: { choose: 'Choose a document', property: 'Brochure of a property' },
} as const;
const mediaQuery = (kind: WhatsappMedia['file_type']) =>
  query(whatsappMediaCalls.list, { query: { file_type: kind, page_size: '100' } }, { quiet: true });

/** The medium of this id, once the media of its kind are there. */
export const useMedium = (format: string, id: number | null): WhatsappMedia | undefined => {
  const kind = mediaKindOf[format as keyof typeof mediaKindOf] ?? 'Image';
  const list = useQuery({ ...mediaQuery(kind), enabled: id !== null });
  return list.data?.results.find((one) => one.id === id);
};

interface Props {
  label: string;
  format: Exclude<HeaderFormat, 'TEXT'>;
  value: number | null;
  /** Whether the template has a file of its own that stands there where nothing is chosen. */
  hasOwn: boolean;
  onChange: (medium: number | null) => void;
}

/** What stands above a message: one of the media, or a property's photo or brochure, which becomes one of them. */
export const MediumField = ({ label, format, value, hasOwn, onChange }: Props) => {
  const kind = mediaKindOf[format];
  const queries = useQueryClient();
  const media = useQuery(mediaQuery(kind));
  const [finding, setFinding] = useState(false);
  const take = useMutation({
    mutationFn: (property: number) =>
      api.ofProperty({ body: { property, file_type: kind === 'Document' ? 'Document' : 'Image' } }, { quiet: true }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['whatsapp_media'] });
      onChange(id);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <div className={styles.medium}>
      <NativeSelect
        label={label}
        value={value ?? ''}
        data={[
          { value: '', label: hasOwn ? 'The file of the template' : words[kind].choose },
          ...(media.data?.results ?? [])
            .filter((one) => one.status !== 'failed' || one.id === value)
            .map(({ id, description, file_name }) => ({ value: String(id), label: description || file_name })),
        ]}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
      />
      {kind !== 'Video' && (
        <Button
          leftSection={<IconBuilding size={16} aria-hidden />}
          loading={take.isPending}
          onClick={() => setFinding(true)}
        >
          {words[kind].property}
        </Button>
      )}
      {finding && (
        <FindDialog
          title={words[kind].property}
          label="Area, society, code"
          useFound={useProperties}
          none="No property on offer has these words."
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
