import { keepable } from '../../core/database/keepable.ts';
import type { ReadEvent } from './event.ts';
import { given, parts, said, timeOf } from './json.ts';

/** A message that somebody of the business wrote on their phone, on a number that is in the app and the Cloud API at once. */
export interface Echo {
  readonly phoneNumberId: string;
  readonly wamid: string;
  /** To whom: digits with the country code. */
  readonly to: string;
  readonly at: Date;
}

/** The changes that tell of such messages: the field `smb_message_echoes`. A reaction is no message. */
export const readEchoes = ({ changes }: ReadEvent, receivedAt: Date): Echo[] =>
  changes
    .filter(({ field }) => field === 'smb_message_echoes')
    .flatMap(({ phoneNumberId, value }) =>
      parts(value.message_echoes).flatMap((echo): Echo[] => {
        const wamid = given(echo.id);
        const to = given(echo.to);
        if (!wamid || !to || said(echo.type) === 'reaction') return [];
        return [{ phoneNumberId, ...keepable({ wamid, to }), at: timeOf(echo.timestamp, receivedAt) }];
      }),
    );
