import { type PreferredTenant, preferredTenants } from '@angan/domain/lookups/small-lists.ts';
import { listIn } from './lists.ts';
import { pick, plainWord } from './pick.ts';

const words: Readonly<Record<string, readonly PreferredTenant[]>> = {
  all: ['Any'],
  anyone: ['Any'],
  families: ['Family'],
  couple: ['Family'],
  couples: ['Family'],
  bachelor: ['Working men', 'Working women'],
  bachelors: ['Working men', 'Working women'],
  working: ['Working men', 'Working women'],
  boys: ['Working men'],
  men: ['Working men'],
  'bachelor boys': ['Working men'],
  'bachelor men': ['Working men'],
  girls: ['Working women'],
  women: ['Working women'],
  'bachelor girls': ['Working women'],
  'bachelor women': ['Working women'],
  student: ['Students'],
  company: ['Company lease'],
  corporate: ['Company lease'],
};

/** 'Bachelors/Family' as whom the owner takes; undefined where a word is none of them. */
export const readTenants = (text: string): PreferredTenant[] | undefined => {
  const found = listIn(text).map((entry) => {
    const known = pick(preferredTenants, entry);
    return known ? [known] : words[plainWord(entry)];
  });
  return found.length > 0 && found.every((one) => one !== undefined) ? [...new Set(found.flat())] : undefined;
};
