import type { Property } from '@angan/contract/properties/properties.ts';
import { type PropertyFileKind, propertyFileRules } from '@angan/contract/properties/property-files.ts';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useUploads } from '../../core/uploads/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AddButton } from './add-button.tsx';
import { acceptOf, addFiles } from './add-files.ts';
import { AttachmentList } from './attachment-list.tsx';
import { placeOfFiles } from './files-cache.ts';
import styles from './files-dialog.module.css';
import { PictureGrid } from './picture-grid.tsx';
import { picturesOf } from './pictures-of.ts';
import { useDrop } from './use-drop.ts';
import { Viewer } from './viewer.tsx';

interface Props {
  property: Property;
  /** Those that the reader may know of, with their names. */
  kinds: readonly (readonly [PropertyFileKind, string])[];
  start: PropertyFileKind;
  onClose: () => void;
}

const words = { image: 'photos', floor_plan: 'floor plans', video: 'videos', document: 'documents' } as const;
const whatFor: Record<PropertyFileKind, string> = {
  image: 'The cover stands on every card of this property. Drag the photos into the order in which you would walk.',
  floor_plan: 'A drawing of the rooms, as a picture.',
  video: 'MP4 or WebM, up to 64 MB each.',
  document: 'Sale deed, tax bill, society letter: seen only by the Owner, Co-Owners and who added the property.',
};

/** All files of a property by kind: looked at, put in order, captioned, added and deleted. */
export const FilesDialog = ({ property, kinds, start, onClose }: Props) => {
  const [kind, setKind] = useState(start);
  const [viewed, setViewed] = useState<number>();
  const uploads = useUploads(placeOfFiles(property.id)).filter(({ target }) => target?.fields.kind === kind);
  const there = {
    image: property.images ?? [],
    floor_plan: property.floor_plans ?? [],
    video: property.videos ?? [],
    document: property.documents ?? [],
  }[kind].length;
  const add = property.may_edit
    ? (files: File[]) => addFiles(property.id, kind, files, there + uploads.length)
    : undefined;
  const drop = useDrop(add);
  const all = picturesOf(property);
  const { most } = propertyFileRules[kind];
  const shared = { property, uploads };
  const openPicture = (id: number) => setViewed(all.findIndex((picture) => picture.id === id));
  return (
    <>
      <Dialog
        opened
        size="wide"
        title={`Files of ${property.property_code}`}
        onClose={onClose}
        footer={
          add && (
            <>
              <span className={styles.room}>
                {there} of {most} {words[kind]}
              </span>
              <AddButton
                accept={acceptOf(kind)}
                variant="filled"
                camera={kind === 'image'}
                disabled={there + uploads.length >= most}
                onFiles={add}
              >
                Add {words[kind]}
              </AddButton>
            </>
          )
        }
      >
        <Tabs value={kind} onChange={(next) => next && setKind(next as PropertyFileKind)}>
          <Tabs.List className={styles.tabs ?? ''}>
            {kinds.map(([one, label]) => (
              <Tabs.Tab key={one} value={one}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={kind} className={styles.panel ?? ''} {...drop}>
            {property.may_edit && <p className={styles.what}>{whatFor[kind]}</p>}
            {there + uploads.length === 0 && <p className={styles.none}>No {words[kind]} yet.</p>}
            {kind === 'image' && (
              <PictureGrid {...shared} kind={kind} pictures={property.images ?? []} onOpen={openPicture} />
            )}
            {kind === 'floor_plan' && (
              <PictureGrid {...shared} kind={kind} pictures={property.floor_plans ?? []} onOpen={openPicture} />
            )}
            {kind === 'video' && <AttachmentList {...shared} kind={kind} files={property.videos ?? []} />}
            {kind === 'document' && <AttachmentList {...shared} kind={kind} files={property.documents ?? []} />}
          </Tabs.Panel>
        </Tabs>
      </Dialog>
      {viewed !== undefined && viewed >= 0 && (
        <Viewer pictures={all} start={viewed} onClose={() => setViewed(undefined)} />
      )}
    </>
  );
};
