import { recordFileRules } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import {
  addUploads,
  cancelPlace,
  leaveStaged,
  type StagedFiles,
  sendStaged,
  stagedPlace,
  useUploads,
} from '../core/uploads/index.ts';
import { FormSection } from '../ui/form/index.ts';
import { acceptOf } from './accept-of.ts';
import { AddButton } from './add-button.tsx';
import { chosenOf, targetOfFiles } from './add-files.ts';
import { placeOfFiles } from './files-cache.ts';
import styles from './photo-picker.module.css';
import { UploadTile } from './upload-tile.tsx';
import { useDrop } from './use-drop.ts';

/** Makes photos ready for the property of a form; `there`: how many it has already. */
export const stagePhotos = (form: string, files: readonly File[], there = 0): void =>
  addUploads(stagedPlace(form), chosenOf('property', 'image', files, recordFileRules.image.most - there));

/** Photos for a property that is not saved yet: made ready meanwhile, kept across a reload as the form itself is. */
export const PhotoPicker = ({ form }: { form: string }) => {
  const uploads = useUploads(stagedPlace(form));
  const add = (files: File[]) => stagePhotos(form, files, uploads.length);
  const drop = useDrop(add);
  return (
    <FormSection title={t`Photos`} hint={t`Photos upload in the background.`}>
      <div className={styles.picker} {...drop}>
        {uploads.length > 0 && (
          <ul className={`list-unstyled ${styles.grid}`} aria-label={t`Chosen photos`}>
            {uploads.map((upload) => (
              <li key={upload.key}>
                <UploadTile upload={upload} className={styles.tile} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          <AddButton accept={acceptOf('image')} camera onFiles={add}>
            {t`Add photos`}
          </AddButton>
        </div>
      </div>
    </FormSection>
  );
};

/** The property of a form is saved: what was chosen for it starts on its way. */
export const sendPhotos = (form: string, property: number): void =>
  sendStaged(stagedPlace(form), placeOfFiles('property', property), targetOfFiles('property', property, 'image'));

/** The same for a property that waits for a line: its photos stay where they are, and the form takes up others elsewhere. */
export const leavePhotos = leaveStaged;
export const photosOf = (form: string): StagedFiles => ({
  from: stagedPlace(form),
  to: placeOfFiles('property', 0),
  target: targetOfFiles('property', 0, 'image'),
});

/** The form starts over, and its photos go with what was typed. */
export const forgetPhotos = (form: string): void => cancelPlace(stagedPlace(form));
