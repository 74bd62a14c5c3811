import type { DemoPicture, DressName, House, Room } from '../../src/demo/pictures/catalogue.ts';
import { newRandom } from '../../src/demo/random.ts';
import { bath } from './draw/bath.ts';
import { bedroom } from './draw/bedroom.ts';
import { bungalow, tenement, villa } from './draw/houses.ts';
import { kitchen } from './draw/kitchen.ts';
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
} as const satisfies Record<DressName, Dress>;

type Outside = (scene: Scene, dress: Dress) => void;
type Inside = (mood: Mood, random: ReturnType<typeof newRandom>, look: Look) => Scene;

const outside: Readonly<Record<House, { draw: Outside; eye: CameraForm }>> = {
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
};

const inside: Readonly<Record<Room, Inside>> = {
  living,
  dining: diningHall,
  bedroom,
  kitchen,
  bath,
  terrace,
  officeFloor,
  shopFloor,
  godownFloor,
};

/** Draws a picture as SVG, the same at every run. */
export const drawPicture = (picture: DemoPicture): string => {
  if ('layout' in picture) return plan(picture.layout, picture.grow).svg();
  const random = newRandom(`picture ${picture.name}`);
  if ('look' in picture) return inside[picture.shows](moods[picture.hour], random, looks[picture.look]).svg();
  const { draw, eye } = outside[picture.shows];
  const scene = newScene(eye, moods[picture.hour], random);
  draw(scene, dresses[picture.dress]);
  return scene.svg(picture.isMirrored);
};
