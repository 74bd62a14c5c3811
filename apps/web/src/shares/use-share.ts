import type { Sent } from '@angan/contract/kit/call.ts';
import { type MadeShare, shareCalls } from '@angan/contract/shares/shares.ts';
import type { ShareChannel } from '@angan/domain/brochure/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { client, invalidate, keyOf, useCall } from '../core/api/index.ts';

const api = client(shareCalls);

/** All of a share but how it is sent. */
export type Sending = Omit<Sent<typeof shareCalls.create>['body'], 'channel'>;

/** What the share would say, asked again as its switches move. */
export const useShareCheck = ({ confirm_rera: _, days: __, ...body }: Sending) =>
  useQuery({
    queryKey: keyOf(shareCalls.check, { body }),
    queryFn: () => api.check({ body }, { quiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/**
 * Makes the share, which writes it into the ledger. The same thing sent the same way again from one dialog is the same
 * share: who copies a text twice has not shared twice.
 */
export const useMakeShare = () => {
  const made = useRef(new Map<string, MadeShare>());
  return useCall(
    async ({ sending, channel }: { sending: Sending; channel: ShareChannel }) => {
      const key = JSON.stringify([sending, channel]);
      const known = made.current.get(key);
      if (known) return known;
      const share = await api.create({ body: { ...sending, channel } }, { quiet: true });
      made.current.set(key, share);
      void invalidate('share', 'inquiry');
      return share;
    },
    { quiet: true },
  );
};
