import {
  entityOf,
  limitsOf,
  type MigrationKind,
  migrationKinds,
  ofKind,
} from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { may, type Permission } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { Button, FileButton } from '@mantine/core';
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber, perLanguage, word } from '../core/language/index.ts';
import { hasAddressBook } from '../core/platform/index.ts';
import { lazyPart } from '../core/screen.ts';
import { useUsertype } from '../core/session/index.ts';
import { ChoiceChips } from '../ui/form/index.ts';
import { ImportFrame } from './import-frame.tsx';
import { problemWords } from './problem-words.ts';
import { TemplateButton } from './template-button.tsx';
import styles from './upload-step.module.css';
import { acceptedOf, type Upload } from './use-upload.ts';
import { Working } from './working.tsx';

const { Component: FromPhone } = lazyPart(() => import('./from-phone.tsx'), 'FromPhone');

const kinds = perLanguage(() => migrationKinds.map((kind) => ({ id: kind, label: word(kind) })));

const fromProgram = () => ({
  from: t`Excel or another program`,
  how: t`The workbook as it is, or saved as CSV. The first row names the columns.`,
});
/** Where people find the file that they have. */
const peopleFrom = perLanguage(() => [
  { from: t`An Android phone`, how: t`Contacts, then Fix and manage, then Export to file.` },
  { from: t`An iPhone`, how: t`Contacts, then Lists, hold All Contacts, then Export.` },
  { from: t`Google Contacts`, how: t`Export, then Google CSV.` },
  fromProgram(),
]);

const fromTemplate = () => ({
  from: t`Nothing yet`,
  how: t`Take the template. It has a sample row, and a sheet with the words of every list.`,
});
const listsFrom = perLanguage(() => [fromProgram(), fromTemplate()]);
const recordsFrom = perLanguage(() => [
  { from: t`A portal`, how: t`The export of your listings or leads, as it is. Areas and societies are taken from it.` },
  fromProgram(),
  fromTemplate(),
]);
const waysOut = {
  Contacts: peopleFrom,
  Properties: recordsFrom,
  Inquiries: recordsFrom,
};

/** An upload with what it brings in. */
export type KindUpload = Upload & { choose: (kind: MigrationKind) => void };

interface Props {
  upload: KindUpload;
  onBack: () => void;
}

/** A file on its way in, or the place to give one. */
export const UploadStep = ({ upload, onBack }: Props) => (
  <ImportFrame
    title={upload.isSending ? (upload.file?.name ?? '') : t`New import`}
    kind={upload.kind}
    step="upload"
    onBack={onBack}
  >
    {upload.isSending ? (
      <OnItsWay upload={upload} />
    ) : (
      <div className={styles.panes}>
        <div className={styles.place}>
          <Chooser upload={upload} />
        </div>
        <aside className={styles.ways} aria-label={t`Where the file comes from`}>
          <h2>{t`Where the file comes from`}</h2>
          <dl>
            {ofKind(upload.kind, waysOut, () => listsFrom)().map(({ from, how }) => (
              <div key={from}>
                <dt>{from}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    )}
  </ImportFrame>
);

/** What may be brought in, the button for it, and beside it why a file was refused. */
export const Chooser = ({ upload }: { upload: KindUpload }) => {
  const rows = formatNumber(limitsOf(upload.kind).rows);
  const usertype = useUsertype() ?? 'Backend';
  return (
    <>
      <IconFileImport className={styles.icon} aria-hidden />
      <h2 className={styles.title}>{t`Bring a list in`}</h2>
      <div className={styles.kinds}>
        <ChoiceChips
          label={t`What it brings in`}
          choices={kinds().filter(
            ({ id }) => id === upload.kind || may(usertype, `${entityOf(id)}:create` as Permission),
          )}
          chosen={[upload.kind]}
          single
          onChange={([kind = upload.kind]) => upload.choose(kind)}
        />
      </div>
      <p className={styles.what}>
        {upload.kind === 'Contacts'
          ? t`A CSV or Excel file, or a phone's contacts as .vcf, with up to ${rows} rows. You see what becomes of each row before anything is added.`
          : t`A CSV or Excel file with up to ${rows} rows. You see what becomes of each row before anything is added.`}
      </p>
      <ChooseButton upload={upload} />
      {upload.kind === 'Contacts' && hasAddressBook() && (
        <Suspense>
          <FromPhone onRead={upload.start} />
        </Suspense>
      )}
      <TemplateButton kind={upload.kind} />
      <p className={styles.drop}>{t`or drop the file anywhere on this page`}</p>
      {upload.problem && (
        <p className={styles.problem} role="alert">
          <IconAlertTriangle aria-hidden />
          <span>
            <strong>{upload.file?.name}:</strong> {upload.problem}{' '}
            {upload.problem === problemWords(importProblems.of.whatsappChat) && (
              <Link to="/paste">{t`Open Paste message`}</Link>
            )}
          </span>
        </p>
      )}
    </>
  );
};

/** The filled button that opens the file picker. */
export const ChooseButton = ({ upload, label = t`Choose a file` }: { upload: Upload; label?: string }) => {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    upload.start(file);
    // The same file, mended and chosen again, would be no change.
    reset.current?.();
  };
  return (
    <FileButton accept={acceptedOf(upload.kind)} onChange={take} resetRef={reset}>
      {(props) => (
        <Button variant="filled" leftSection={<IconFileImport size={16} aria-hidden />} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  );
};

export const OnItsWay = ({ upload: { file, share, stop } }: { upload: Upload }) => (
  <Working
    title={share < 1 ? t`Sending the file` : t`Taking the file in`}
    label={t`Sending ${file?.name ?? ''}`}
    progress={{ done: Math.round(share * 100), total: 100 }}
    action={<Button onClick={stop}>{t`Cancel`}</Button>}
  >
    {t`Stay on this page until it is there.`}
  </Working>
);
