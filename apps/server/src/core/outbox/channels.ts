import type { Settings } from '../settings.ts';
import { mailChannel } from './mail-channel.ts';
import type { Channels } from './message.ts';
import { pushChannel } from './push-channel.ts';
import { smsChannel } from './sms-channel.ts';

/** The ways to the outside that the settings name; `close` ends their connections. */
export const newChannels = (settings: Settings): Channels & { close(): void } => {
  const channels: Channels = { mail: mailChannel(settings), sms: smsChannel(settings), push: pushChannel(settings) };
  return {
    ...channels,
    close: () => {
      for (const channel of Object.values(channels)) channel.close();
    },
  };
};
