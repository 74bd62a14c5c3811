/** What an address answers, asked past the screens; with a body it is posted. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
export type Ask = (address: string, body?: object) => Promise<any>;

/** The number of the first record that a list finds: `found(ask, '/properties/contacts/', 'Trivedi')`. */
export const found = async (ask: Ask, list: string, search: string): Promise<number> => {
  const [first] = (await ask(`${list}?search=${encodeURIComponent(search)}`)).results;
  if (!first) throw new Error(`The demo office has no '${search}' in ${list}.`);
  return first.id;
};

interface Home {
  readonly id: number;
  readonly bhk: number | null;
  readonly image_count: number;
  readonly matching_inquiry_count: number;
  readonly locked_property: boolean;
}

/** Homes for sale that many look for and that have pictures, those whose price came down first. */
export const wantedHomes = async (ask: Ask): Promise<number[]> => {
  const { results } = await ask('/properties/property/?status=Available&deal_type=1&property_type=1&page_size=100');
  const best = (results as Home[])
    .filter((home) => home.bhk !== null && home.image_count > 5 && !home.locked_property)
    .sort((a, b) => b.matching_inquiry_count - a.matching_inquiry_count)
    .slice(0, 14);
  const dropped = await Promise.all(
    best.map(async ({ id }) => (await ask(`/properties/property/${id}/price_history/`)).results.length > 0),
  );
  return [...best.filter((_, at) => dropped[at]), ...best.filter((_, at) => !dropped[at])].map(({ id }) => id);
};

interface Sent {
  readonly code: string;
  readonly state: string;
  readonly channel: string;
  readonly format: string;
}

/** The page of a link to one of these homes that is still good. */
export const openLink = async (ask: Ask): Promise<string> => {
  const { results } = await ask('/properties/inquiry/?stage=Options Shared&page_size=50');
  const { results: later } = await ask('/properties/inquiry/?stage=Visit Done&page_size=50');
  for (const { id } of [...results, ...later]) {
    const sent: Sent[] = (await ask(`/properties/inquiry/${id}/shares/`)).results;
    const open = sent.find(({ state, format }) => state === 'open' && format === 'Single');
    if (open) return `/s/${open.code}`;
  }
  throw new Error('The demo office has no open link.');
};
