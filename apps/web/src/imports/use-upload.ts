import { dataMigrationCalls, limitsOf, type MigrationKind } from '@angan/contract/imports/data-migration.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, client, keyOf, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';

const api = client(dataMigrationCalls);

/** What a file picker offers: some phones know the endings, others the types. */
const cards = ['.vcf', 'text/vcard', 'text/x-vcard'];
const tables = [
  ...['.csv', '.xlsx', '.txt', 'text/csv', 'text/plain'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
export const acceptedOf = (kind: MigrationKind) => (kind === 'Contacts' ? [...cards, ...tables] : tables).join(',');

/** What is wrong with a file before it is sent; all else the server finds out. */
const problemOf = ({ size }: File, kind: MigrationKind): string | undefined => {
  const { fileBytes } = limitsOf(kind);
  if (size === 0) return t`The file is empty.`;
  if (size > fileBytes) return word(migrationRefusals.tooLarge(fileBytes));
  return undefined;
};

/** Sends one file at a time, with how far it has come; what is refused stays until another file is chosen. */
export const useUpload = (kind: MigrationKind, onDone: (id: number) => void) => {
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  const send = useCall(
    (chosen: File) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      return api.create({ body: { kind, file: chosen } }, { quiet: true, signal, onProgress: setShare });
    },
    {
      onSuccess: (migration) => {
        queries.setQueryData(keyOf(dataMigrationCalls.get, { params: { id: migration.id } }), migration);
        void queries.invalidateQueries({ queryKey: keyOf(dataMigrationCalls.list).slice(0, 2) });
        setFile(undefined);
        onDone(migration.id);
      },
      quiet: true,
      onError: (error) => {
        if (abort.current?.signal.aborted) return;
        setProblem(error instanceof ApiError ? (error.fields.file?.[0] ?? error.message) : error.message);
      },
    },
  );
  return {
    kind,
    file,
    /** 0 to 1 of what has gone out. */
    share,
    problem,
    isSending: send.isPending,
    start: (chosen: File | null) => {
      if (!chosen || send.isPending) return;
      setFile(chosen);
      setShare(0);
      const wrong = problemOf(chosen, kind);
      setProblem(wrong);
      if (!wrong) send.mutate(chosen);
    },
    stop: () => {
      abort.current?.abort();
      setFile(undefined);
      setProblem(undefined);
    },
  };
};
export type Upload = ReturnType<typeof useUpload>;
