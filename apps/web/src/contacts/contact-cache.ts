import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import type { QueryClient } from '@tanstack/react-query';

const paths: readonly string[] = [contactCalls.list, contactCalls.get, contactCalls.view3digit].map(({ path }) => path);
const isOfContacts = ({ queryKey }: { queryKey: readonly unknown[] }) => paths.includes(String(queryKey[1]));

interface Page {
  count: number;
  results: Contact[];
}
const isPage = (data: unknown): data is Page => typeof data === 'object' && data !== null && 'count' in data;
const isContact = (data: unknown): data is Contact =>
  typeof data === 'object' && data !== null && 'mobile_number_1' in data;

/**
 * Shows a change of one contact everywhere at once, before the server has answered; null takes it away. Gives back
 * the function that puts everything as it was.
 */
export const showChange = (client: QueryClient, id: number, change: (contact: Contact) => Contact | null) => {
  const before = client.getQueriesData({ predicate: isOfContacts });
  for (const [key, data] of before) {
    if (isPage(data)) {
      const results = data.results.flatMap((row) => (row.id === id ? (change(row) ?? []) : row));
      client.setQueryData(key, { ...data, results, count: data.count - data.results.length + results.length });
    } else if (isContact(data) && data.id === id) {
      client.setQueryData(key, change(data) ?? data);
    }
  }
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
};

/** Stops loads under way, so that none of them puts an old row over a shown change. */
export const holdContacts = (client: QueryClient) => client.cancelQueries({ predicate: isOfContacts });
