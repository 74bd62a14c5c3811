import { isMobile } from '@angan/domain/mobile.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatRow } from './chat-rows.ts';
import { keysInOffice } from './office-check.ts';
import type { Chat } from './use-chat.ts';

/** Looks up what the office has of the rows in sight; the others are looked up before they are added. */
export const useOfficeCheck = (chat: Chat, rows: readonly ChatRow[]) => {
  const phones = [...new Set(rows.map(({ phone }) => phone).filter(isMobile))];
  const { data } = useQuery({
    queryKey: ['paste', 'office', phones],
    queryFn: () => keysInOffice(phones),
    enabled: phones.length > 0 && chat.progress.isDone,
    retry: false,
  });
  const { foundInOffice } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken in once
  useEffect(() => {
    if (data && data.length > 0) foundInOffice(data);
  }, [data]);
};
