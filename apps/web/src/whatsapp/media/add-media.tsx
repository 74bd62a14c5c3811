import { addedMediaKinds, mediaDescriptionLength } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { word } from '../../core/language/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { createMedium } from './create-medium.ts';
import { FileField } from './file-field.tsx';

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
  const add = useCall((chosen: File) => createMedium({ ...draft, file: chosen }), {
    failure: word(mediaTexts.notAdded),
    onFieldErrors: setErrors,
    onSuccess: () => {
      clear();
      setFile(undefined);
      setErrors({});
      onAdded();
    },
  });
  const submit = () => {
    if (!file || draft.description.trim() === '') return setErrors({ form: word(mediaTexts.required) });
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
      title={t`Add Media`}
      submit={t`Add Media`}
      busy={add.isPending}
      error={errors.form ?? errors.file_type}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={t`File type`}
        fullWidth
        value={draft.file_type}
        onChange={choose}
        data={[...addedMediaKinds]}
      />
      <FileField
        label={t`File`}
        accept={mediaRules[draft.file_type].accept}
        hint={word(mediaTexts.limits[draft.file_type])}
        file={file}
        error={errors.file}
        onChange={setFile}
      />
      <TextField
        label={t`Description`}
        value={draft.description}
        maxLength={mediaDescriptionLength}
        error={errors.description}
        onChange={(description) => change({ ...draft, description })}
      />
    </FormDialog>
  );
};
