import { type DemoDay, demoVisitorCalls } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import type { DemoLanguage } from '@angan/domain/demo-bookings.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';

export type DaySlot = DemoDay['slots'][number];

/** The days ahead with their times; asked for again when one comes back to the page, since others book meanwhile. */
export const useFreeSlots = () => useQuery({ ...query(demoVisitorCalls.free), staleTime: 15_000 });

/** Whether a time can be had in a language. */
export const isOffered = ({ is_free, languages }: DaySlot, language: DemoLanguage): boolean =>
  is_free && (languages.length === 0 || languages.includes(language));
