import { newRandom } from '../random.ts';
import { bath } from './draw/bath.ts';
import { bedroom } from './draw/bedroom.ts';
import { bungalow, tenement, villa } from './draw/houses.ts';
import { kitchen } from './draw/kitchen.ts';
import type { LayoutName } from './draw/layouts.ts';
import { type Mood, moods } from './draw/light.ts';
import { diningHall, living } from './draw/living.ts';
import { type Look, looks } from './draw/looks.ts';
import { officeTower } from './draw/office-tower.ts';
import { plan } from './draw/plan.ts';
import { plot } from './draw/plot.ts';
import { rowHouses, twinBungalow } from './draw/row-houses.ts';
import { newScene, type Scene } from './draw/scene.ts';
import { shops, showroom } from './draw/shops.ts';
import type { CameraForm } from './draw/space.ts';
import { terrace } from './draw/terrace.ts';
import { type Dress, lowRise, tower } from './draw/towers.ts';
import { warehouse } from './draw/warehouse.ts';
import { godownFloor, officeFloor, shopFloor } from './draw/workplaces.ts';

/** One picture of the demo: what it shows, and how it is drawn. */
export interface DemoPicture {
  readonly shows: Shows;
  /** Its name among the files: 'tower-3'. */
  readonly name: string;
  draw(): string;
}

const far: CameraForm = { eye: [44, 7, -46], turn: -34, lens: 840, horizon: 0.8, middle: 0.5 };
const farther: CameraForm = { ...far, eye: [50, 9, -40], turn: -44, lens: 820, middle: 0.48 };
const block: CameraForm = { eye: [34, 4, -31], turn: -30, lens: 1130, horizon: 0.76, middle: 0.5 };
const near: CameraForm = { eye: [25, 3, -22], turn: -34, lens: 1450, horizon: 0.67, middle: 0.5 };
const along: CameraForm = { eye: [34, 3.2, -22], turn: -46, lens: 1330, horizon: 0.64, middle: 0.42 };
const corner: CameraForm = { eye: [36, 4, -25], turn: -38, lens: 1250, horizon: 0.68, middle: 0.46 };

const dresses = {
  terracotta: { wall: '#e8d5b7', accent: '#b8563a' },
  sea: { wall: '#dfe3e0', accent: '#5f7f79' },
  indigo: { wall: '#e9e4dc', accent: '#4d5a80' },
  moss: { wall: '#d9e0d4', accent: '#4f6f63' },
  timber: { wall: '#efe3cd', accent: '#8a5a3c' },
  rose: { wall: '#ecd9cd', accent: '#9a5a56' },
} as const satisfies Record<string, Dress>;

type Outside = (scene: Scene, dress: Dress) => void;
type Inside = (mood: Mood, random: ReturnType<typeof newRandom>, look: Look) => Scene;
type Hour = Mood['name'];

const outside = {
  tower: { draw: tower, eye: far },
  tallTower: { draw: (scene, dress) => tower(scene, dress, 14), eye: { ...farther, lens: 760 } },
  midTower: { draw: (scene, dress) => tower(scene, dress, 9), eye: { ...farther, lens: 980, horizon: 0.76 } },
  lowRise: { draw: lowRise, eye: block },
  bungalow: { draw: bungalow, eye: near },
  villa: { draw: villa, eye: near },
  rowHouses: { draw: rowHouses, eye: along },
  tenement: { draw: tenement, eye: near },
  twinBungalow: { draw: twinBungalow, eye: { ...near, lens: 1280, middle: 0.52 } },
  shops: { draw: shops, eye: corner },
  showroom: { draw: showroom, eye: { ...corner, lens: 1480 } },
  officeTower: { draw: officeTower, eye: far },
  warehouse: { draw: warehouse, eye: { eye: [44, 5, -28], turn: -36, lens: 1100, horizon: 0.63, middle: 0.52 } },
  plot: { draw: plot, eye: { eye: [26, 7, -24], turn: -30, lens: 1250, horizon: 0.36, middle: 0.5 } },
} as const satisfies Record<string, { draw: Outside; eye: CameraForm }>;

const inside = {
  living,
  dining: diningHall,
  bedroom,
  kitchen,
  bath,
  terrace,
  officeFloor,
  shopFloor,
  godownFloor,
} as const satisfies Record<string, Inside>;

export type Shows = keyof typeof outside | keyof typeof inside | 'plan';

type Drawing = readonly [dress: keyof typeof dresses, hour: Hour, mirrored?: 'mirrored'];

/** Which houses there are, each in its colours at its hour. */
const houses: Readonly<Record<keyof typeof outside, readonly Drawing[]>> = {
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

const rooms: Readonly<Record<keyof typeof inside, readonly (readonly [keyof typeof looks, Hour])[]>> = {
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

const named = (shows: Shows, place: number) => `${shows}-${place + 1}`;

/** All pictures of the demo. The same name is the same picture at every run. */
export const demoPictures: readonly DemoPicture[] = [
  ...Object.entries(houses).flatMap(([kind, list]) =>
    list.map(([dress, hour, mirrored], place): DemoPicture => {
      const shows = kind as keyof typeof outside;
      const name = named(shows, place);
      return {
        shows,
        name,
        draw: () => {
          const scene = newScene(outside[shows].eye, moods[hour], newRandom(`picture ${name}`));
          outside[shows].draw(scene, dresses[dress]);
          return scene.svg(mirrored === 'mirrored');
        },
      };
    }),
  ),
  ...Object.entries(rooms).flatMap(([kind, list]) =>
    list.map(([look, hour], place): DemoPicture => {
      const shows = kind as keyof typeof inside;
      const name = named(shows, place);
      return { shows, name, draw: () => inside[shows](moods[hour], newRandom(`picture ${name}`), looks[look]).svg() };
    }),
  ),
  ...plans.map(
    ([layout, grow]): DemoPicture => ({
      shows: 'plan',
      name: planName(layout, grow),
      draw: () => plan(layout, grow).svg(),
    }),
  ),
];
