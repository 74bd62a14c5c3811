import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { i18n } from './i18n.ts';

interface Message {
  id: string;
  message?: string;
  values?: Record<string, unknown>;
  components?: Record<string, ReactElement>;
}

/** What the macro `Trans` becomes. It needs no provider: a change of the language draws the whole app anew. */
export const Trans = (props: Message) => <TransNoContext {...props} lingui={{ i18n }} />;
