import pg from 'pg';

/**
 * A connection of its own, not yet opened. One that breaks while nobody asks anything tells it as an event, which would
 * end the process without a listener; whoever asks next is told by the failure of what they ask.
 */
export const newClient = (url: string, options: Omit<pg.ClientConfig, 'connectionString'> = {}): pg.Client => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, ...options });
  client.on('error', () => undefined);
  return client;
};
