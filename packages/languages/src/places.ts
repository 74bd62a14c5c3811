import { compileMessage } from '@lingui/message-utils/compileMessage';

type Tokens = ReturnType<typeof compileMessage>;

const placesIn = (tokens: Tokens): string[] => {
  if (typeof tokens === 'string') return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, kind, branches] = token as [string, string?, Record<string, Tokens>?];
    const inside = Object.entries(branches ?? {}).flatMap(([key, branch]) =>
      key === 'offset' ? [] : placesIn(branch),
    );
    return [`${name}${kind ? `, ${kind}` : ''}`, ...inside];
  });
};

/**
 * What a translation has to keep of its English: the names of its places with the kind of each (`name`, `count, plural`),
 * and the tags of its elements, each once.
 */
export const placesOf = (message: string): string[] => {
  const tags = [...message.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag);
  return [...new Set([...placesIn(compileMessage(message.replaceAll("'", "''"))), ...tags])].sort();
};

/** Whether a translation keeps every place of its English. False for one that cannot be read as a message. */
export const keepsPlaces = (english: string, translation: string): boolean => {
  try {
    return placesOf(english).join() === placesOf(translation).join();
  } catch {
    return false;
  }
};
