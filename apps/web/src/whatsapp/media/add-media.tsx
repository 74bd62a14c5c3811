import { addedMediaKinds, mediaDescriptionLength, whatsappMediaCalls } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import { SegmentedControl } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, client, fieldErrors, firstNonField } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { smallPicture } from '../../core/files/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { toast } from '../../ui/toast.ts';
import { FileField } from './file-field.tsx';

const api = client(whatsappMediaCalls);
type Kind = (typeof addedMediaKinds)[number];
const empty = { file_type: 'Image' as Kind, description: '' };

interface Props {
  opened: boolean;
  onClose: () => void;
  onAdded: () => void;
}

export const AddMedia = ({ opened, onClose, onAdded }: Props) => {
  const { draft, change, clear } = useDraft('media:new', empty);
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = useMutation({
    mutationFn: async (chosen: File) => {
      // A picture that cannot be made smaller goes as it is: the server says what is wrong with it.
      const small = draft.file_type === 'Image' ? await smallPicture(chosen).catch(() => chosen) : chosen;
      return api.create({ body: { ...draft, file: small ?? chosen } });
    },
    onSuccess: () => {
      clear();
      setFile(undefined);
      setErrors({});
      onAdded();
    },
    onError: (error) => {
      setErrors(fieldErrors(error));
      if (!(error instanceof ApiError && error.told)) toast.error(firstNonField(error) ?? mediaTexts.notAdded);
    },
  });
  const submit = () => {
    if (!file || draft.description.trim() === '') return setErrors({ form: mediaTexts.required });
    setErrors({});
    add.mutate(file);
  };
  const choose = (file_type: string) => {
    change({ ...draft, file_type: file_type as Kind });
    setFile(undefined);
  };
  return (
    <FormDialog
      opened={opened}
      title="Add Media"
      submit="Add Media"
      busy={add.isPending}
      error={errors.form ?? errors.file_type}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label="File type"
        fullWidth
        value={draft.file_type}
        onChange={choose}
        data={[...addedMediaKinds]}
      />
      <FileField
        label="File"
        accept={mediaRules[draft.file_type].accept}
        hint={draft.file_type === 'Image' ? 'JPEG or PNG, at most 5 MB' : 'MP4 or 3GP with H.264, at most 16 MB'}
        file={file}
        error={errors.file}
        onChange={setFile}
      />
      <TextField
        label="Description"
        value={draft.description}
        maxLength={mediaDescriptionLength}
        error={errors.description}
        onChange={(description) => change({ ...draft, description })}
      />
    </FormDialog>
  );
};
