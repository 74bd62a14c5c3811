import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { ApiError, fieldErrors, firstNonField, invalidate } from '../core/api/index.ts';
import { makeAreas } from '../records/index.ts';
import { toast } from '../ui/toast.ts';
import { type ChatRow, keyOfRow } from './chat-rows.ts';
import { keysInOffice } from './office-check.ts';
import type { Chat } from './use-chat.ts';
import { saveRecord } from './use-save.ts';

/** Saves the chosen rows that are ready, one after the other; what is refused stays with its reason. */
export const useAddRows = (chat: Chat) => {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);

  const addOne = async (row: ChatRow, areaOf: (id: number) => number): Promise<boolean> => {
    try {
      chat.patch(row.id, { saved: (await saveRecord(row.given, row.target!, { quiet: true, areaOf })).path });
      return true;
    } catch (error) {
      const said = Object.values(fieldErrors(error))[0] ?? firstNonField(error);
      // Without a connection the next would fail as well.
      if (!(error instanceof ApiError) || error.status === 0) throw error;
      chat.patch(row.id, { error: said ?? error.message });
      return false;
    }
  };

  const add = async () => {
    const rows = chat.ready;
    let added = 0;
    isStopped.current = false;
    setProgress({ done: 0, total: rows.length });
    try {
      // Looked up before the first is saved: what this run adds itself is no double.
      const known = new Set(await keysInOffice(rows.map(({ phone }) => phone)));
      chat.foundInOffice([...known]);
      const isNew = (row: ChatRow) => row.state.isPicked === true || !known.has(keyOfRow(row) ?? '');
      const wanted = rows.filter(isNew);
      const areaOf = await makeAreas(wanted.flatMap(({ given }) => given.form.area));
      for (const [at, row] of wanted.entries()) {
        if (isStopped.current) break;
        setProgress({ done: at, total: wanted.length });
        if (await addOne(row, areaOf)) added += 1;
      }
      const here = rows.length - wanted.length;
      const left = here > 0 ? t`, ${here} in the office already` : '';
      if (added > 0 || here > 0) toast.success(t`${added} added${left}`);
    } catch {
      toast.error(t`The connection was lost. What is not added yet is still chosen.`);
    }
    setProgress(undefined);
    void invalidate('inquiry', 'property', 'contact');
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { add, progress, stop };
};
