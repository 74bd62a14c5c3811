import type { RevealAction } from '@angan/domain/viewed.ts';
import { use } from 'react';
import { openAddress, openLater, telLink, whatsappLink } from '../core/platform/index.ts';
import { CallButtons, Called, CallLinks } from '../ui/person.tsx';
import { type RevealRecord, useReveal } from './use-reveal.ts';

/** Call and WhatsApp of the person behind a record. A masked number is revealed on the way, and that is noted. */
export const RecordCall = ({ record }: { record: RevealRecord }) => {
  const { numbers, isWhole, mayAsk, ask, isAsking, noteUse } = useReveal(record);
  const called = use(Called);
  const { id, name } = record.contact;
  if (isWhole) return <CallLinks name={name} number={numbers[0] ?? ''} contact={id} onUse={noteUse} />;
  if (!mayAsk) return null;
  const reveal = async (action: Exclude<RevealAction, 'Reveal'>) => {
    const chat = action === 'WhatsApp' ? openLater() : undefined;
    const answer = await ask(action).catch(() => undefined);
    const [number] = answer?.numbers ?? [];
    if (number === undefined) return chat?.close();
    called(id, action);
    if (chat) chat.go(whatsappLink(number));
    else openAddress(telLink(number));
  };
  return <CallButtons name={name} busy={isAsking} onUse={(action) => void reveal(action)} />;
};
