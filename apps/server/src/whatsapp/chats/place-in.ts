import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { type Json, said } from '../meta/json.ts';

/** A place as Meta writes it; null where it has no degrees that can be read. */
export const placeIn = (own: Json): ChatMessage['place'] => {
  const [latitude, longitude] = [Number(own.latitude), Number(own.longitude)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { latitude, longitude, name: said(own.name), address: said(own.address) };
};
