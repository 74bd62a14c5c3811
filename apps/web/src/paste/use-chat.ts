import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../core/drafts/index.ts';
import { useNames } from '../core/names/index.ts';
import { useMyTypes, useSocieties } from '../records/index.ts';
import { isPicked, keyOfRow, needsLook, type RowState, type RowStates, rowOf } from './chat-rows.ts';
import { useCandidates } from './use-candidates.ts';
import { usePlaces } from './use-places.ts';

/** A chat under work, as it is kept. */
export interface ChatFile {
  name: string;
  text: string;
}
const nothing: RowStates = {};
const untouched: RowState = {};

/** The rows of a chat: as read, with what a person did to each, and what the office has already. */
export const useChat = ({ text }: ChatFile) => {
  const places = usePlaces();
  const progress = useCandidates(text, places);
  const { draft: states, change, clear } = useDraft<RowStates>('paste:rows', nothing);
  const [inOffice, setInOffice] = useState<ReadonlySet<string>>(new Set());
  const source = useNames(
    (names) => names.source_names.find((row) => row.source_name === 'WhatsApp group')?.id ?? null,
  );
  const types = useMyTypes()
    .map(({ id }) => id)
    .join();
  const features = useNames((names) => names.features);
  const office = useMemo(() => ({ source, types: types.split(',').map(Number), features }), [source, types, features]);
  const rows = useMemo(
    () => progress.candidates.map((one) => rowOf(one, states[one.id] ?? untouched, office, places)),
    [progress.candidates, states, office, places],
  );
  const latest = useRef(states);
  latest.current = states;
  const isHere = (row: (typeof rows)[number]) => inOffice.has(keyOfRow(row) ?? '');
  const picked = rows.filter((row) => isPicked(row, isHere(row)));
  const societies = useSocieties();
  return {
    rows,
    progress,
    isHere,
    picked,
    ready: picked.filter((row) => !needsLook(row)),
    saved: rows.filter(({ state }) => state.saved).length,
    societyName: (id: number) => societies.find((row) => row.id === id)?.society_name ?? '',
    /** Answers that come late are put on what is there by then. */
    patch: (id: number, next: RowState) => {
      latest.current = { ...latest.current, [id]: { ...latest.current[id], ...next } };
      change(latest.current);
    },
    put: (id: number, next: RowState) => {
      latest.current = { ...latest.current, [id]: next };
      change(latest.current);
    },
    foundInOffice: (keys: readonly string[]) => setInOffice((now) => new Set([...now, ...keys])),
    clear,
  };
};
export type Chat = ReturnType<typeof useChat>;
