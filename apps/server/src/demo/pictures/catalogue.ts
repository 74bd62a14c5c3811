/** The pictures of the demo: which there are, and in which colours and light each is drawn (apps/server/tools/demo-pictures). */

export type House =
  | 'tower'
  | 'tallTower'
  | 'midTower'
  | 'lowRise'
  | 'bungalow'
  | 'villa'
  | 'rowHouses'
  | 'tenement'
  | 'twinBungalow'
  | 'shops'
  | 'showroom'
  | 'officeTower'
  | 'warehouse'
  | 'plot';
export type Room =
  | 'living'
  | 'dining'
  | 'bedroom'
  | 'kitchen'
  | 'bath'
  | 'terrace'
  | 'officeFloor'
  | 'shopFloor'
  | 'godownFloor';
export type Shows = House | Room | 'plan';
export type DressName = 'terracotta' | 'sea' | 'indigo' | 'moss' | 'timber' | 'rose';
export type LookName = 'clay' | 'sage' | 'slate' | 'sand';
export type Hour = 'morning' | 'noon' | 'golden' | 'dusk';
export type LayoutName = 'one' | 'two' | 'three' | 'four' | 'house' | 'office' | 'shop';

/** One picture: its name among the files, 'tower-3', and what it shows. */
export type DemoPicture = { readonly name: string } & (
  | { readonly shows: House; readonly dress: DressName; readonly hour: Hour; readonly isMirrored: boolean }
  | { readonly shows: Room; readonly look: LookName; readonly hour: Hour }
  | { readonly shows: 'plan'; readonly layout: LayoutName; readonly grow: number }
);

type Drawing = readonly [dress: DressName, hour: Hour, mirrored?: 'mirrored'];

/** Which houses there are, each in its colours at its hour. */
const houses: Readonly<Record<House, readonly Drawing[]>> = {
  tower: [
    ['terracotta', 'morning'],
    ['indigo', 'noon', 'mirrored'],
    ['moss', 'golden'],
    ['timber', 'noon'],
  ],
  tallTower: [
    ['sea', 'morning', 'mirrored'],
    ['terracotta', 'noon'],
    ['sea', 'dusk'],
    ['rose', 'golden', 'mirrored'],
  ],
  midTower: [
    ['rose', 'noon'],
    ['timber', 'morning', 'mirrored'],
    ['indigo', 'golden'],
  ],
  lowRise: [
    ['terracotta', 'golden'],
    ['moss', 'noon', 'mirrored'],
    ['indigo', 'morning'],
    ['timber', 'dusk'],
    ['rose', 'noon'],
    ['sea', 'morning', 'mirrored'],
  ],
  bungalow: [
    ['terracotta', 'morning'],
    ['timber', 'golden', 'mirrored'],
    ['moss', 'noon'],
  ],
  villa: [
    ['terracotta', 'golden'],
    ['sea', 'noon', 'mirrored'],
  ],
  rowHouses: [
    ['timber', 'noon'],
    ['terracotta', 'golden', 'mirrored'],
  ],
  tenement: [
    ['moss', 'noon'],
    ['rose', 'morning', 'mirrored'],
    ['indigo', 'golden'],
  ],
  twinBungalow: [
    ['timber', 'dusk'],
    ['terracotta', 'noon', 'mirrored'],
  ],
  shops: [
    ['terracotta', 'dusk'],
    ['indigo', 'noon', 'mirrored'],
    ['moss', 'golden'],
  ],
  showroom: [
    ['indigo', 'morning'],
    ['terracotta', 'dusk', 'mirrored'],
  ],
  officeTower: [
    ['terracotta', 'noon'],
    ['indigo', 'golden', 'mirrored'],
    ['sea', 'dusk'],
    ['moss', 'morning'],
  ],
  warehouse: [['indigo', 'golden']],
  plot: [
    ['terracotta', 'morning'],
    ['moss', 'golden', 'mirrored'],
  ],
};

const rooms: Readonly<Record<Room, readonly (readonly [LookName, Hour])[]>> = {
  living: [
    ['clay', 'morning'],
    ['sage', 'golden'],
    ['slate', 'noon'],
    ['sand', 'morning'],
    ['clay', 'dusk'],
    ['sage', 'noon'],
  ],
  dining: [
    ['slate', 'dusk'],
    ['sand', 'noon'],
    ['clay', 'golden'],
  ],
  bedroom: [
    ['sage', 'morning'],
    ['clay', 'dusk'],
    ['slate', 'morning'],
    ['sand', 'golden'],
    ['sage', 'noon'],
    ['slate', 'golden'],
  ],
  kitchen: [
    ['clay', 'noon'],
    ['slate', 'golden'],
    ['sage', 'morning'],
    ['sand', 'noon'],
  ],
  bath: [
    ['sage', 'noon'],
    ['clay', 'morning'],
    ['slate', 'noon'],
  ],
  terrace: [
    ['clay', 'golden'],
    ['sage', 'morning'],
    ['slate', 'dusk'],
  ],
  officeFloor: [
    ['sage', 'noon'],
    ['slate', 'morning'],
    ['clay', 'noon'],
  ],
  shopFloor: [
    ['clay', 'morning'],
    ['slate', 'noon'],
    ['sand', 'noon'],
  ],
  godownFloor: [['slate', 'noon']],
};

/** Plans by layout, and how much longer the sides of the bigger ones are. */
const plans: readonly (readonly [LayoutName, number])[] = [
  ['one', 1],
  ['two', 0.94],
  ['two', 1.08],
  ['three', 0.92],
  ['three', 1.05],
  ['four', 1],
  ['house', 1],
  ['office', 1],
  ['shop', 1],
];

/** The name of a plan: 'plan-three-big'. */
export const planName = (layout: LayoutName, grow: number) => `plan-${layout}${grow > 1 ? '-big' : ''}`;

/** All pictures of the demo. The same name is the same picture at every run. */
export const demoPictures: readonly DemoPicture[] = [
  ...Object.entries(houses).flatMap(([kind, list]) =>
    list.map(([dress, hour, mirrored], place): DemoPicture => {
      const name = `${kind}-${place + 1}`;
      return { name, shows: kind as House, dress, hour, isMirrored: mirrored === 'mirrored' };
    }),
  ),
  ...Object.entries(rooms).flatMap(([kind, list]) =>
    list.map(([look, hour], place): DemoPicture => ({ name: `${kind}-${place + 1}`, shows: kind as Room, look, hour })),
  ),
  ...plans.map(([layout, grow]): DemoPicture => ({ name: planName(layout, grow), shows: 'plan', layout, grow })),
];
