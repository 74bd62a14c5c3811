import type { ContactRef } from '@angan/contract/kit/nested.ts';
import { type Revealed, viewedCalls } from '@angan/contract/viewed/viewed.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { RevealAction } from '@angan/domain/viewed.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { client, query, queryClient, useCall } from '../core/api/index.ts';
import { sendLater } from '../core/api/later.ts';
import { useAuth, useMay } from '../core/session/index.ts';
import { isMasked } from '../ui/person.tsx';

/** A record whose person's number may be asked for. */
export interface RevealRecord {
  kind: 'property' | 'inquiry';
  id: number;
  contact: ContactRef;
  created_by: number | null;
  created_date: string;
  assigned_to: readonly { id: number }[];
}

const calls = {
  property: viewedCalls.revealProperty,
  inquiry: viewedCalls.revealInquiry,
} as const;
const api = client(viewedCalls);
const send = { property: api.revealProperty, inquiry: api.revealInquiry } as const;
const today = query(viewedCalls.today, undefined, { quiet: true });

/** What was revealed of a record, kept as long as the page is open: asked for again it is free, but it is noted again. */
const keyOf = ({ kind, id }: RevealRecord) => ['revealed', kind, id] as const;

/** Whether it is worth asking: the server decides again. */
const useMayAsk = ({ kind, created_by, created_date, assigned_to }: RevealRecord): boolean => {
  const me = useAuth(({ userInfo }) => userInfo?.id);
  const may = useMay(`${kind}:reveal`);
  const isMine = created_by === me || assigned_to.some(({ id }) => id === me);
  const typedToday = created_by === me && dayInIndia(created_date) === dayInIndia();
  return typedToday || (may && (kind === 'property' || isMine));
};

/** The number of the person behind a record: whole, masked, or asked for. */
export const useReveal = (record: RevealRecord) => {
  const { kind, id, contact } = record;
  const hidden = isMasked(contact.mobile_number_1);
  const mayAsk = useMayAsk(record) && hidden;
  const { data: revealed } = useQuery<Revealed>({ queryKey: keyOf(record), enabled: false });
  const { data: day } = useQuery({ ...today, enabled: mayAsk });
  const ask = useCall(
    (action: RevealAction) =>
      send[kind]({ params: { id }, body: { action, screen: location.pathname } }, { quiet: true }),
    {
      quiet: true,
      onSuccess: (answer) => {
        queryClient.setQueryData(keyOf(record), answer);
        void queryClient.invalidateQueries({ queryKey: today.queryKey });
      },
    },
  );
  const mine = day?.results[0];
  return {
    /** As far as this person sees them now. */
    numbers: revealed?.numbers ?? [contact.mobile_number_1].filter(Boolean),
    isWhole: !hidden || revealed !== undefined,
    mayAsk: mayAsk && revealed === undefined,
    ask: ask.mutateAsync,
    isAsking: ask.isPending,
    /** Why it was refused, in the server's words. */
    refusal: ask.error?.message,
    /** '3 of 25 today' */
    usage: mayAsk && mine && mine.limit !== null ? t`${mine.used} of ${mine.limit} today` : '',
    /** That a number which is in sight was used. */
    noteUse: (action: RevealAction) =>
      sendLater(calls[kind], { params: { id }, body: { action, screen: location.pathname } }, ['revealed_number']),
  };
};
