import { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { isChat, parseMessage } from '@angan/domain/paste/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useDeferredValue, useMemo, useState } from 'react';
import { query } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import { type ContactChoice, useMyTypes, useSocieties } from '../records/index.ts';
import { useFieldErrors } from '../ui/form/index.ts';
import type { Given } from './bodies.ts';
import { mistakesOf } from './mistakes.ts';
import { isBlank, type PasteForm, type PasteKey, type Target } from './paste-form.ts';
import { isAsked, readForm } from './read-form.ts';
import { usePlaces } from './use-places.ts';

/** What is kept of a message across a reload: its text, what a person said it is, and what was corrected. */
export interface PasteDraft {
  text: string;
  chosen: Target | null;
  edits: Partial<PasteForm>;
}
/** The form, by its draft. */
export const pasteForm = 'paste';
export const emptyDraft: PasteDraft = { text: '', chosen: null, edits: {} };

/** A message under correction: as it was read, with what a person changed on top. */
export const usePaste = (draft: PasteDraft, change: (draft: PasteDraft) => void) => {
  const { chosen, edits } = draft;
  const text = useDeferredValue(draft.text);
  const places = usePlaces();
  const societies = useSocieties();
  const [active, setActive] = useState<PasteKey>();
  const { errors, refuse, settle } = useFieldErrors();
  const read = useMemo(() => parseMessage(text, places, chosen ?? undefined), [text, places, chosen]);
  const target = targetOf(read.kind);
  const features = useNames((names) => names.features);
  const reading = useMemo(
    () => readForm(text, read, target ?? 'Requirement', features),
    [text, read, target, features],
  );
  const known = useKnown(edits.contact ?? reading.form.contact);
  const form: PasteForm = { ...reading.form, ...(known && { contact: known }), ...edits };
  const given: Given = {
    form,
    text,
    fields: read.fields,
    source: useSource(text),
    types: useMyTypes().map((row) => row.id),
  };

  const set = (next: Partial<PasteForm>) => {
    change({ ...draft, edits: { ...edits, ...next } });
    settle(next);
  };
  return {
    text,
    read,
    target,
    form,
    given,
    known,
    errors,
    active,
    setActive,
    refuse,
    set,
    societies,
    societyName: (id: number) => societies.find((row) => row.id === id)?.society_name ?? '',
    choose: (next: Target) => change({ ...draft, chosen: next }),
    /** A name that a new contact may have. */
    suggestedName: form.contact.kind === 'new' && form.contact.name === '' ? reading.name : undefined,
    /** The words that a field was read from; nothing once a person has changed it. */
    from: (field: PasteKey) => (field in edits ? undefined : reading.from[field]),
    suggested: (field: PasteKey) => (isBlank(form[field]) && !(field in edits) ? reading.suggested[field] : undefined),
    accept: (field: PasteKey) => set({ [field]: reading.suggested[field] }),
    mistakes: () => (target ? mistakesOf(given, target) : {}),
    asks: (field: PasteKey) => target !== null && isAsked(field, target),
  };
};
export type Paste = ReturnType<typeof usePaste>;

const targetOf = (kind: string): Target | null => (kind === 'Requirement' || kind === 'Listing' ? kind : null);

/** The office's contact with the number of a new one. The server would take that one in any case; here it is shown. */
const useKnown = (choice: ContactChoice): ContactChoice | undefined => {
  const number = choice.kind === 'new' ? choice.number : '';
  const { data } = useQuery({
    ...query(duplicateCalls.withNumbers, { query: { mobile: number } }, { quiet: true }),
    enabled: isMobile(number),
    retry: false,
  });
  const [holder] = isMobile(number) ? (data?.results[0]?.contacts ?? []) : [];
  return holder && { kind: 'known', id: holder.id, name: holder.name, number };
};

/** A message that was copied with its head comes from a group. */
const useSource = (text: string): number | null => {
  const wanted = isChat(text) ? t`WhatsApp group` : 'WhatsApp';
  return useNames((names) => names.source_names.find((row) => row.source_name === wanted)?.id ?? null);
};

const PasteContext = createContext<Paste | null>(null);
export const PasteProvider = PasteContext.Provider;
/** The message that the fields around belong to. */
export const useThePaste = (): Paste => use(PasteContext)!;
