import type { Share } from '@angan/contract/shares/shares.ts';
import { slipCalls } from '@angan/contract/shares/slips.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import type { ConfirmMethod } from '@angan/domain/visit-slip.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client, query, useCall } from '../../core/api/index.ts';
import { lastClientLanguage } from '../client-language.tsx';

const api = client(slipCalls);

/** What is chosen of the slip before it is made. */
export interface ChosenOnSlip {
  readonly whole_tour: boolean;
  readonly show_unit: boolean;
  readonly show_society: boolean;
  /** Of the paper, as it was chosen. */
  readonly language?: Language;
}

/** What the slip would say. */
export const useSlipPreview = (id: number, chosen: ChosenOnSlip) =>
  useQuery({
    ...query(slipCalls.preview, { params: { id }, query: { ...lastClientLanguage(), ...chosen } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });

interface Given extends ChosenOnSlip {
  readonly method: ConfirmMethod;
  readonly signature: Blob | null;
  readonly otp: string;
}

export const useMakeSlip = (id: number, onMade: (share: Share) => void) =>
  useCall(
    ({ method, signature, otp, ...chosen }: Given) =>
      api.create(
        {
          params: { id },
          body: {
            ...lastClientLanguage(),
            ...chosen,
            method,
            ...(method === 'Signature' && signature && { signature: signature as never }),
            ...(method === 'OTP' && { otp }),
          },
        },
        { quiet: true },
      ),
    { changes: ['task', 'share', 'inquiry', 'property'], onSuccess: onMade, quiet: true },
  );

/** Sends the visitor a code, in the language of the paper; their number stays on the server. */
export const useSendCode = (id: number, language: Language | undefined) =>
  useCall(
    () =>
      api.sendCode(
        { params: { id }, body: { ...lastClientLanguage(), ...(language && { language }) } },
        { quiet: true },
      ),
    {
      success: ({ number }) => t`Code sent to ${number}`,
    },
  );
