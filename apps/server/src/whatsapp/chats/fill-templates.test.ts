import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg, aWhatsapp, type Whatsapp } from '../../../test/a-whatsapp.ts';
import { addSectors, aHouse } from '../../../test/listings.ts';
import { type Answered, aForm, aPerson, type Person } from '../../../test/support.ts';

/** Templates whose media, place, code and cards are chosen for each message and each broadcast. */
let world: Whatsapp;
let owner: Person;
beforeAll(async () => {
  world = await aWhatsapp();
  await world.control('settings', { sent_ms: 10, delivered_ms: 20, read: 'never' });
  const { rows } = await world.server.owner.query('select id from company where is_platform');
  owner = await aPerson(world.server, rows[0].id, 'Owner');
  for (const [at, one] of made.entries())
    await world.control('templates', {
      id: String(77_000_000 + at),
      status: 'APPROVED',
      language: 'en',
      category: 'UTILITY',
      ...one,
    });
  await world.ask('POST', 'whatsapp_template/sync/');
});
afterAll(() => world.close());

const picture = { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::x'] } };
const body = (text: string, ...examples: string[]) => ({
  type: 'BODY',
  text,
  ...(examples.length > 0 && { example: { body_text: [examples] } }),
});
const card = {
  components: [
    picture,
    body('A home of {{1}} BHK near the lake in Bopal', '3'),
    {
      type: 'BUTTONS',
      buttons: [{ type: 'URL', text: 'See photos', url: 'https://angan.example/s/{{1}}', example: ['x'] }],
    },
  ],
};
const made = [
  { name: 'pictured', components: [picture, body('This home is open to be seen on Sunday.')] },
  {
    name: 'papers',
    components: [{ ...picture, format: 'DOCUMENT' }, body('All that is known of this home stands in the paper above.')],
  },
  { name: 'placed', components: [{ type: 'HEADER', format: 'LOCATION' }, body('This is where we meet on Sunday.')] },
  {
    name: 'coded',
    components: [
      body('Show this code at our desk before Sunday.'),
      { type: 'BUTTONS', buttons: [{ type: 'COPY_CODE', example: ['SUNDAY'] }] },
    ],
  },
  {
    name: 'cards',
    category: 'MARKETING',
    components: [body('Two homes that fit what you look for.'), { type: 'CAROUSEL', cards: [card, card] }],
  },
];

const mgmt = (method: 'GET' | 'POST', path: string, given?: object): Promise<Answered> =>
  world.server.ask(method, `/mgmt/${path}`, world.admin.token, given);
const idOf = async (name: string): Promise<number> =>
  (await world.ask('GET', 'whatsapp_template/?sendable=true&page_size=100')).body.results.find(
    (one: { template_name: string }) => one.template_name === name,
  ).id;
let people = 0;
const somebody = () => `91981234${String(++people).padStart(4, '0')}`;
const send = async (to: string, name: string, values: object = {}) =>
  mgmt('POST', 'whatsappmessage/', {
    user_whatsapp_number: to,
    content_type: 'template',
    template: await idOf(name),
    values,
  });
interface AtMeta {
  readonly status: string;
  readonly content: { readonly components: readonly { type: string; parameters: object[]; cards: object[] }[] };
}
/** What Meta has of the messages to somebody, once the first arrived. */
const arrived = async (to: string): Promise<AtMeta> => {
  const all = async () => (await world.control(`messages?to=${to}`)) as unknown as AtMeta[];
  await expect.poll(async () => (await all())[0]?.status, { timeout: 15_000 }).toBe('delivered');
  return (await all())[0]!;
};
const medium = async (name: string, file_type = 'Image') => {
  const given = await world.form(
    'POST',
    'whatsapp_media/',
    { file_type, description: name },
    {
      file: { name: `${name}.jpg`, content: await aJpeg() },
    },
  );
  expect(given.status).toBe(201);
  return given.body;
};
let sectors = 100;
const house = async (pictured: boolean): Promise<number> => {
  const sector = `Sector ${++sectors}`;
  const area = (await addSectors(world.server, owner, [sector]))[sector]!;
  const { id } = (await world.server.ask('POST', '/properties/property/', owner.token, aHouse(area))).body;
  if (pictured) {
    const { payload, headers } = aForm({ kind: 'image' }, { file: { name: 'front.jpg', content: await aJpeg() } });
    const added = await world.server.ask('POST', `/properties/property/${id}/files/`, owner.token, payload, headers);
    expect([added.status, added.body]).toEqual([201, expect.anything()]);
  }
  return id;
};

test('a picture from Media stands above the message that it was chosen for, and stays there', async () => {
  const to = somebody();
  const gap = await send(to, 'pictured');
  expect([gap.status, gap.body.values]).toEqual([400, [expect.stringContaining('The header’s image')]]);
  const { id, file } = await medium('Lake');
  const sent = await send(to, 'pictured', { medium: id });
  expect([sent.status, sent.body.file.name]).toEqual([201, 'Lake.jpg']);
  const [header] = (await arrived(to)).content.components;
  expect(header).toMatchObject({
    type: 'header',
    parameters: [{ type: 'image', image: { id: expect.stringMatching(/^\d+$/) } }],
  });
  // It leaves Media, and the chat shows it all the same.
  expect((await world.ask('POST', `whatsapp_media/${id}/retry/`)).status).toBe(200);
  expect((await world.server.ask('DELETE', `/sandesh/whatsapp_media/${id}/`, world.admin.token)).status).toBe(204);
  expect((await world.server.ask('GET', file)).status).toBe(200);
});

test('what was chosen for another kind of header is as good as nothing', async () => {
  const { id } = await medium('Lake again');
  const sent = await send(somebody(), 'papers', { medium: id });
  expect([sent.status, sent.body.values]).toEqual([400, [expect.stringContaining('The header’s document')]]);
});

test('a property’s photo becomes one of the media, once, and its brochure a share', async () => {
  const ofProperty = (property: number, file_type: string) =>
    world.ask('POST', 'whatsapp_media/of_property/', { property, file_type } as object);
  const bare = await ofProperty(await house(false), 'Image');
  expect([bare.status, bare.body.property]).toEqual([400, [expect.stringContaining('no photo')]]);
  expect((await ofProperty(999_999, 'Image')).status).toBe(400);
  const property = await house(true);
  const photo = await ofProperty(property, 'Image');
  expect([photo.status, photo.body.file_type]).toEqual([201, 'Image']);
  expect((await ofProperty(property, 'Image')).body.id).toBe(photo.body.id);
  const to = somebody();
  expect((await send(to, 'pictured', { medium: photo.body.id })).status).toBe(201);
  await arrived(to);
  const brochure = await ofProperty(property, 'Document');
  expect([brochure.status, brochure.body.file_type, brochure.body.file_name]).toEqual([
    201,
    'Document',
    expect.stringMatching(/\.pdf$/),
  ]);
  const reader = somebody();
  expect((await send(reader, 'papers', { medium: brochure.body.id })).status).toBe(201);
  expect((await arrived(reader)).content.components[0]).toMatchObject({
    parameters: [{ type: 'document', document: { filename: brochure.body.file_name } }],
  });
}, 30_000);

test('a place stands in the header, and a code is what the message says', async () => {
  const [visitor, buyer] = [somebody(), somebody()];
  expect((await send(visitor, 'placed')).body.values).toEqual([expect.stringContaining('location')]);
  const placed = await send(visitor, 'placed', { location: { latitude: 23.03, longitude: 72.47, name: 'The gate' } });
  expect([placed.status, placed.body.place]).toEqual([
    201,
    { latitude: 23.03, longitude: 72.47, name: 'The gate', address: '' },
  ]);
  expect((await arrived(visitor)).content.components[0]).toMatchObject({
    parameters: [{ type: 'location', location: { latitude: '23.03', longitude: '72.47', name: 'The gate' } }],
  });
  expect((await send(buyer, 'coded', { code: { 0: 'LONGER THAN FIFTEEN' } })).body.values).toEqual([
    expect.stringContaining('at most 15 characters'),
  ]);
  expect((await send(buyer, 'coded', { code: { 0: 'LAKE26' } })).status).toBe(201);
  expect((await arrived(buyer)).content.components).toMatchObject([
    { type: 'button', sub_type: 'copy_code', index: '0', parameters: [{ coupon_code: 'LAKE26' }] },
  ]);
});

test('every card of a carousel has a picture and words of its own', async () => {
  const [front, garden] = [await medium('Front'), await medium('Garden')];
  const cards = [
    { medium: front.id, body: ['3'], url: { 0: 'front' } },
    { medium: garden.id, body: ['2'], url: { 0: 'garden' } },
  ];
  const gap = await send(somebody(), 'cards', { cards: [cards[0], { ...cards[1], medium: null }] });
  expect(gap.body.values).toEqual([expect.stringContaining('The image of card 2')]);
  const to = somebody();
  const sent = await send(to, 'cards', { cards });
  // The lines by which the cards are found and searched are not said twice.
  expect([sent.status, sent.body.message_body]).toEqual([201, 'Two homes that fit what you look for.']);
  const button = (end: string) => ({
    type: 'Visit Website',
    text: 'See photos',
    link: `https://angan.example/s/${end}`,
  });
  expect(sent.body.carousel).toMatchObject([
    { body: 'A home of 3 BHK near the lake in Bopal', file: { name: 'Front.jpg' }, buttons: [button('front')] },
    { body: 'A home of 2 BHK near the lake in Bopal', file: { name: 'Garden.jpg' }, buttons: [button('garden')] },
  ]);
  const { url } = sent.body.carousel[1].file;
  expect((await world.server.ask('GET', url)).headers['content-type']).toBe('image/jpeg');
  // One leaves Media, and its card shows it all the same.
  expect((await world.ask('DELETE', `whatsapp_media/${garden.id}/`)).status).toBe(204);
  expect((await world.server.ask('GET', url)).status).toBe(200);
  const [carousel] = (await arrived(to)).content.components;
  expect(carousel!.cards).toHaveLength(2);
});

test('a broadcast goes out with the picture, the place, the code and the cards that were chosen for it', async () => {
  const { id: front } = await medium('Front of all');
  const fillings = {
    pictured: { medium: front },
    placed: { location: { latitude: 23.03, longitude: 72.47 } },
    coded: { code: ['LAKE26'] },
    cards: {
      cards: [1, 2].map((at) => ({ medium: front, body: [{ source: '', text: String(at) }], url: [`home-${at}`] })),
    },
  };
  for (const [name, given] of Object.entries(fillings)) {
    const to = somebody();
    const audience = { contacts: 'Nobody', pasted: `+${to}`, pasted_agreed: true };
    const draft = await mgmt('POST', 'whatsappbroadcast/', { name, template: await idOf(name), audience, hours: null });
    const { id } = draft.body;
    await world.server.ask('PATCH', `/mgmt/whatsappbroadcast/${id}/`, world.admin.token, { hours: null });
    const before = (await mgmt('GET', `whatsappbroadcast/${id}/look/`)).body;
    expect([name, before.people, before.refusals.length > 0]).toEqual([name, 1, true]);
    await world.server.ask('PATCH', `/mgmt/whatsappbroadcast/${id}/`, world.admin.token, { fillings: given });
    expect((await mgmt('GET', `whatsappbroadcast/${id}/look/`)).body.refusals).toEqual([]);
    expect((await mgmt('POST', `whatsappbroadcast/${id}/send/`, { people: 1 })).body.status).toBe('Sending');
    await arrived(to);
  }
}, 60_000);
