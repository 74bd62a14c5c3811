import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { use } from 'react';
import { openAddress, openLater, telLink, whatsappLink } from '../../core/platform/index.ts';
import { Called } from '../../ui/person.tsx';
import { type RevealRecord, useReveal } from '../../viewed/light.ts';

export type Way = 'Call' | 'WhatsApp';

/** A lead without an inquiry is nobody's yet: its number is in sight, or it is not. */
const recordOf = ({ inquiry, name, mobile_number, received_at }: LeadEvent): RevealRecord =>
  inquiry
    ? { ...inquiry, kind: 'inquiry', created_by: null }
    : {
        kind: 'inquiry',
        id: 0,
        contact: { id: 0, name, mobile_number_1: mobile_number },
        created_by: null,
        created_date: received_at,
        assigned_to: [],
      };

/** Calling and writing to the person of a lead. A masked number is revealed on the way, and that is noted. */
export const usePerson = (lead: LeadEvent, onUsed: (way: Way) => void) => {
  const record = recordOf(lead);
  const { numbers, isWhole, mayAsk, ask, isAsking, noteUse } = useReveal(record);
  const called = use(Called);
  const [number = ''] = numbers;
  const leave = (way: Way, to: string, chat?: ReturnType<typeof openLater>) => {
    if (chat) chat.go(whatsappLink(to));
    else openAddress(telLink(to));
    if (record.contact.id > 0) called(record.contact.id, way);
    onUsed(way);
  };
  const reach = async (way: Way) => {
    const chat = way === 'WhatsApp' ? openLater() : undefined;
    if (isWhole) {
      if (lead.inquiry) noteUse(way);
      return leave(way, number, chat);
    }
    const answer = await ask(way).catch(() => undefined);
    const revealed = answer?.numbers[0];
    if (revealed === undefined) return chat?.close();
    leave(way, revealed, chat);
  };
  return {
    number,
    /** Whether there is a number to call that this person may call. */
    canReach: isWhole ? number !== '' : mayAsk,
    isAsking,
    reach: (way: Way) => void reach(way),
  };
};
