import { viewedCalls } from '@angan/contract/viewed/viewed.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sendLater } from '../core/api/later.ts';

const calls = { property: viewedCalls.openProperty, inquiry: viewedCalls.openInquiry } as const;
const changes = { property: ['viewed_property'], inquiry: ['viewed_inquiry'] } as const;

/** Notes that a record was opened, and from which screen: that of the record one came from, else the list's. */
export const useNoteOpened = (kind: 'property' | 'inquiry', id: number | undefined): void => {
  const { state, pathname } = useLocation();
  const from = (state as { origin?: { to: string } } | null)?.origin?.to.split('?')[0];
  const screen = from ?? pathname;
  useEffect(() => {
    if (id !== undefined) sendLater(calls[kind], { params: { id }, body: { screen } }, changes[kind]);
  }, [kind, id, screen]);
};
