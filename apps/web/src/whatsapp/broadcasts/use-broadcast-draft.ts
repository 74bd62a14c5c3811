import { type Broadcast, type BroadcastInput, broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, client, fieldErrors, keyOf } from '../../core/api/index.ts';

const api = client(broadcastCalls);
/** Milliseconds after the last change until it is saved and looked at: spec 9, filters. */
const settles = 500;

export type DraftFields = Pick<
  Broadcast,
  'name' | 'template' | 'number' | 'audience' | 'fillings' | 'hours' | 'send_at'
>;

/** A draft as it stands on the screen. It is saved by itself; `flush` saves what is not yet, and tells whether that went. */
export const useBroadcastDraft = (broadcast: Broadcast) => {
  const queries = useQueryClient();
  const [fields, setFields] = useState<DraftFields>(broadcast);
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const pending = useRef<Partial<DraftFields>>({});

  const save = async (): Promise<boolean> => {
    const changes = pending.current;
    if (Object.keys(changes).length === 0) return true;
    pending.current = {};
    try {
      await api.update({ params: { id: broadcast.id }, body: changes as Partial<BroadcastInput> });
      setErrors({});
      setState(Object.keys(pending.current).length > 0 ? 'saving' : 'saved');
      await Promise.all(
        [broadcastCalls.look, broadcastCalls.leftOut].map((call) =>
          queries.invalidateQueries({ queryKey: keyOf(call).slice(0, 2) }),
        ),
      );
      return true;
    } catch (error) {
      pending.current = { ...changes, ...pending.current };
      setErrors(error instanceof ApiError ? fieldErrors(error) : {});
      setState('failed');
      return false;
    }
  };
  const saveSoon = useDebouncedCallback(() => void save(), settles);
  const change = (next: Partial<DraftFields>) => {
    setFields((now) => ({ ...now, ...next }));
    pending.current = { ...pending.current, ...next };
    setState('saving');
    saveSoon();
  };
  return { fields, change, state, errors, flush: save };
};
export type BroadcastDraft = ReturnType<typeof useBroadcastDraft>;
