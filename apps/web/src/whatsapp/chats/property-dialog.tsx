import { type ChatDetail, type ChatProperty, whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { FindDialog } from '../find/find-dialog.tsx';
import { PropertyChoice } from '../find/property-choice.tsx';
import type { Sending } from './use-send.ts';

const useProperties = (search: string) =>
  useQuery({
    ...query(whatsappChatCalls.properties, { query: { search } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });

interface Props {
  chat: ChatDetail;
  sending: Sending;
  onClose: () => void;
}

/** Sends the brochure of a property; it stands in the ledger of shares. */
export const sendBrochure = (sending: Sending, property: Pick<ChatProperty, 'id' | 'title' | 'property_code'>) =>
  sending.send(
    { content_type: 'brochure', property: property.id },
    { body: property.title, what: t`Brochure ${property.property_code}` },
  );

export const PropertyDialog = ({ sending, onClose }: Props) => (
  <FindDialog
    title={t`Send a property brochure`}
    label={t`Area, society, code`}
    useFound={useProperties}
    none={t`No property on offer has these words.`}
    onClose={onClose}
    onChosen={(property) => {
      onClose();
      void sendBrochure(sending, property);
    }}
    draw={(property) => <PropertyChoice property={property} />}
  />
);
