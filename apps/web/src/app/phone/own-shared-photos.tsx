import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { client, query, useCall } from '../../core/api/index.ts';
import { addFiles, stagePhotos } from '../../gallery/index.ts';
import { FindField, type Found, foundProperty, newPropertyForm, pasteForm, propertyPath } from '../../records/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { SharedPhoto } from './own-share-in.ts';
import styles from './own-shared-photos.module.css';

const api = client(propertyCalls);

interface Props {
  photos: readonly SharedPhoto[];
  /** What was written beside them. */
  text: string;
  onClose: () => void;
}

/** Asks where photos that another app shared belong: to a property that is there, or to a new one. */
export const SharedPhotos = ({ photos, text, onClose }: Props) => {
  const navigate = useNavigate();
  const [property, setProperty] = useState<Found | null>(null);
  const failure = t`What was shared could not be read. Share it again.`;
  const add = useCall(
    async ({ id }: Found) => {
      const [files, { image_count }] = await Promise.all([filesOf(photos), api.get({ params: { id } })]);
      addFiles('property', id, 'image', files, image_count);
    },
    {
      failure,
      onSuccess: (_, { id }) => {
        onClose();
        void navigate(propertyPath(id));
      },
    },
  );
  const begin = useCall(
    async () => {
      stagePhotos(text ? pasteForm : newPropertyForm, await filesOf(photos));
    },
    {
      failure,
      onSuccess: () => {
        onClose();
        void (text ? navigate('/paste', { state: { shared: { text } } }) : navigate('/addProperty'));
      },
    },
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={plural(photos.length, { one: '# photo', other: '# photos' })}
      footer={
        <>
          <Button loading={begin.isPending} onClick={() => begin.mutate()}>{t`New property`}</Button>
          <Button
            variant="filled"
            disabled={!property}
            loading={add.isPending}
            onClick={() => property && add.mutate(property)}
          >
            {t`Add to property`}
          </Button>
        </>
      }
    >
      <ul className={`list-unstyled ${styles.photos}`} aria-label={t`Shared photos`}>
        {photos.map(({ address, name }) => (
          <li key={address}>
            <img src={address} alt={name} className={styles.photo} />
          </li>
        ))}
      </ul>
      <FindField
        label={t`Property`}
        placeholder={t`Code, society, owner or area`}
        value={property}
        onChange={setProperty}
        useFound={useOwnProperties}
        optional
      />
    </Dialog>
  );
};

const filesOf = (photos: readonly SharedPhoto[]): Promise<File[]> =>
  Promise.all(
    photos.map(async ({ address, name, type }) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The phone gave no picture: ${answer.status}`);
      return new File([await answer.blob()], name, { type });
    }),
  );

/** Properties to which the person may add photos; the newest ones for ''. */
const useOwnProperties = (search: string) => {
  const { data, isFetching } = useQuery(
    query(propertyCalls.list, { query: { search, page_size: 8 } }, { quiet: true }),
  );
  return { found: (data?.results ?? []).filter((row) => row.may_edit).map(foundProperty), isFetching };
};
