import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import {
  type LeadFile,
  type LeadFileLook,
  leadFileCalls,
  leadFileLimits,
} from '@angan/contract/lead-events/lead-files.ts';
import { leadFileTexts } from '@angan/contract/lead-events/texts.ts';
import type { FileTarget } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';

const api = client(leadFileCalls);

/** What a file was looked at as, with what somebody chose for it. */
export interface FileDraft {
  readonly file: File;
  readonly look: LeadFileLook;
  readonly targets: readonly FileTarget[];
  readonly source: number | null;
  readonly property_type: number | null;
  readonly deal_type: number | null;
}

interface ReadyDraft extends FileDraft {
  readonly source: number;
}

type Errors = Record<string, string>;

/** A file of leads from the first look at it until it is brought in. It stays here until then: nothing is kept of a look. */
export const useLeadFile = (onDone: (file: LeadFile) => void) => {
  const [draft, setDraft] = useState<FileDraft>();
  const [errors, setErrors] = useState<Errors>({});
  const [last, setLast] = useState<File>();
  const look = useCall(
    ({ file, sheet }: { file: File; sheet?: string }) => api.look({ body: { file, ...(sheet && { sheet }) } }),
    {
      onFieldErrors: setErrors,
      onSuccess: (found, { file }) => {
        const { columns, source, property_type, deal_type } = found;
        setErrors({});
        setDraft((before) => ({
          ...{ file, look: found, targets: columns.map(({ target }) => target) },
          // Another sheet of the same workbook is from where the first was.
          source: source ?? before?.source ?? null,
          property_type: property_type ?? before?.property_type ?? null,
          deal_type: deal_type ?? before?.deal_type ?? null,
        }));
      },
    },
  );
  const create = useCall(
    ({ file, look: { sheet }, targets, ...chosen }: ReadyDraft) =>
      api.create({ body: { ...chosen, file, sheet, targets: [...targets] } }),
    { onFieldErrors: setErrors, changes: ['lead_file', 'lead_event'], onSuccess: onDone },
  );
  return {
    draft,
    errors,
    /** The name of the last file that was chosen: where it was refused, of that. */
    refused: last?.name ?? '',
    isLooking: look.isPending,
    isSending: create.isPending,
    choose: (file: File | null) => {
      if (!file || look.isPending) return;
      setLast(file);
      const wrong = problemOf(file);
      setErrors(wrong ? { file: wrong } : {});
      if (!wrong) look.mutate({ file });
    },
    sheet: (sheet: string) => draft && look.mutate({ file: draft.file, sheet }),
    set: (changed: Partial<FileDraft>) => {
      setDraft((now) => now && { ...now, ...changed });
      setErrors({});
    },
    send: () => {
      if (!draft || create.isPending) return;
      const wrong = mistakesOf(draft);
      setErrors(wrong);
      if (draft.source !== null && !wrong.targets) create.mutate({ ...draft, source: draft.source });
    },
  };
};
export type OpenLeadFile = ReturnType<typeof useLeadFile>;

/** What is wrong with a file before it is sent; all else the server finds out. */
const problemOf = ({ size }: File): string | undefined => {
  if (size === 0) return t`The file is empty.`;
  if (size > leadFileLimits.fileBytes) return word(migrationRefusals.tooLarge(leadFileLimits.fileBytes));
  return undefined;
};

const mistakesOf = ({ targets, source }: FileDraft): Errors => ({
  ...(source === null && { source: t`Choose where these leads come from.` }),
  ...(!targets.includes('Mobile number') && !targets.includes('Email') && { targets: word(leadFileTexts.noWay) }),
});
