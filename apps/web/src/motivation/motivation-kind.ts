import { without } from '@angan/contract/kit/presented.ts';
import { type Motivation, motivationCalls } from '@angan/contract/motivation/motivation.ts';
import { motivationFields } from '@angan/contract/motivation/motivation-fields.ts';
import { dayAndMonth } from '@angan/domain/lookups/motivation/when-shown.ts';
import { t } from '@lingui/core/macro';
import { client } from '../core/api/index.ts';
import { formatDate, perLanguage } from '../core/language/index.ts';
import type { PlaceKind } from '../places/index.ts';
import { fieldsBody, fieldsDraft } from '../records/index.ts';

export const motivationApi = client(motivationCalls);

/** All but the day of the year, which is typed as day and month. */
export const plainFields = without(motivationFields, ['day']);

export const motivationKind = perLanguage<PlaceKind<Motivation>>(() => ({
  what: t`Motivation`,
  noun: 'motivation',
  nameOf: ({ quote }) => quote,
  remove: (id) => motivationApi.remove({ params: { id } }),
  putBack: (row) =>
    motivationApi.create({ body: { ...fieldsBody(plainFields, fieldsDraft(plainFields, row)), day: row.day } }),
}));

/** 'Every year on 15/08', 'On 26/01/2027' or 'In turn'. */
export const shownOn = ({ day, date }: Pick<Motivation, 'day' | 'date'>): string => {
  if (date !== null) return t`On ${formatDate(date)}`;
  return day === null ? t`In turn` : t`Every year on ${dayAndMonth(day)}`;
};
