import type { MatchInquiry } from '@angan/domain/matching/index.ts';
import { type InquiryWithNames, readInquiryFacts } from './inquiries-for.ts';
import { inquiryFacts } from './inquiry-facts.ts';
import type { Places } from './places.ts';
import type { Search } from './properties-for.ts';

/** One inquiry as the rule reads it; undefined where it is not there. */
export const readInquiry = async (search: Search, id: number): Promise<MatchInquiry | undefined> => {
  const [row] = await readInquiryFacts(search, [id]);
  return row && factsOf(row, search.places);
};

/** The facts of a row that brings the names of its societies and projects along. */
export const factsOf = (row: InquiryWithNames, places: Places): MatchInquiry =>
  inquiryFacts(
    row,
    places.areaOf,
    (id) => row.societies[row.society_name.indexOf(id)] ?? '',
    places.featureOf,
    (id) => row.projects[row.project.indexOf(id)] ?? '',
  );
