import { outline } from '../../../src/shares/index.ts';
import { type Canvas, newCanvas, size } from './canvas.ts';
import { type Layout, type LayoutName, layouts, type Room } from './layouts.ts';

const ink = '#3a3640';
const paper = '#fbf8f1';
const line = '#8c8590';
const feetInMetre = 3.28084;

/** What the floor of a room is drawn in. */
const fills: readonly (readonly [RegExp, string])[] = [
  [/Living|Dining|Reception|Shop|Foyer/, '#f6ead8'],
  [/Bed|Cabin|Meeting/, '#efe3d3'],
  [/Kitchen|Pantry|Store|Server|Pooja/, '#e8e6d6'],
  [/Toilet|Wash/, '#dde6e6'],
  [/Balcony|Parking/, '#e4ead8'],
];
const fillOf = (name: string) => fills.find(([kind]) => kind.test(name))?.[1] ?? '#f3ede2';

interface Sheet {
  readonly canvas: Canvas;
  /** Pixels of a metre, and of the plan's upper left corner. */
  readonly unit: number;
  readonly x0: number;
  readonly y0: number;
  rect(x: number, y: number, wide: number, deep: number, more: string): void;
}

/** A floor plan of a layout, every side `grow` times as long, with the rooms' names and their size in feet. */
export const plan = (name: LayoutName, grow = 1): Canvas => {
  const layout: Layout = layouts[name];
  const sheet = newSheet(layout);
  const { canvas, unit } = sheet;
  canvas.add(`<rect width="${size.width}" height="${size.height}" fill="${paper}"/>`);
  for (let x = 30; x < size.width; x += 30)
    canvas.add(`<path d="M${x},0V${size.height}" stroke="#efe9dd" stroke-width="1"/>`);
  for (let y = 30; y < size.height; y += 30)
    canvas.add(`<path d="M0,${y}H${size.width}" stroke="#efe9dd" stroke-width="1"/>`);
  canvas.add(`<g opacity="0.25" ${canvas.blur(9)}>`);
  for (const [, x, y, wide, deep] of layout.rooms) sheet.rect(x + 0.12, y + 0.14, wide, deep, 'fill="#6b5a4a"');
  canvas.add('</g>');
  for (const [room, x, y, wide, deep] of layout.rooms) {
    const isOpen = /Balcony|Parking/.test(room);
    const wall = isOpen ? `stroke="${line}" stroke-width="4"` : `stroke="${ink}" stroke-width="${unit * 0.15}"`;
    sheet.rect(x, y, wide, deep, `fill="${fillOf(room)}" ${wall}`);
  }
  for (const room of layout.rooms) furnish(sheet, room);
  for (const one of layout.doors) door(sheet, one);
  for (const one of layout.windows) pane(sheet, one);
  for (const room of layout.rooms) name_(sheet, room, grow);
  return canvas;
};

const newSheet = ({ rooms }: Layout): Sheet => {
  const canvas = newCanvas();
  const [left, top] = [Math.min(...rooms.map((one) => one[1])), Math.min(...rooms.map((one) => one[2]))];
  const wide = Math.max(...rooms.map((one) => one[1] + one[3])) - left;
  const deep = Math.max(...rooms.map((one) => one[2] + one[4])) - top;
  const unit = Math.min((size.width - 130) / wide, (size.height - 110) / deep);
  const x0 = (size.width - wide * unit) / 2 - left * unit;
  const y0 = (size.height - deep * unit) / 2 - top * unit;
  return {
    canvas,
    unit,
    x0,
    y0,
    rect: (x, y, w, d, more) =>
      canvas.add(
        `<rect x="${(x0 + x * unit).toFixed(1)}" y="${(y0 + y * unit).toFixed(1)}" width="${(w * unit).toFixed(1)}" height="${(d * unit).toFixed(1)}" ${more}/>`,
      ),
  };
};

const doorWide = 0.85;

/** An opening with its leaf, and the quarter round that it swings. */
const door = ({ canvas, unit, x0, y0 }: Sheet, [x, y, wall, opens]: Layout['doors'][number]): void => {
  const [px, py, w] = [x0 + x * unit, y0 + y * unit, doorWide * unit];
  const turn = opens === 'back' ? 1 : -1;
  const gap = `stroke="${paper}" stroke-width="${unit * 0.17}"`;
  const leaf = `fill="none" stroke="${ink}" stroke-width="2.5"`;
  if (wall === 'upright')
    canvas.add(
      `<path d="M${px},${py}v${w}" ${gap}/><path d="M${px},${py}h${-turn * w}A${w},${w} 0 0 ${turn > 0 ? 0 : 1} ${px},${py + w}" ${leaf}/>`,
    );
  else
    canvas.add(
      `<path d="M${px},${py}h${w}" ${gap}/><path d="M${px},${py}v${turn * w}A${w},${w} 0 0 ${turn > 0 ? 0 : 1} ${px + w},${py}" ${leaf}/>`,
    );
};

const pane = ({ canvas, unit, x0, y0 }: Sheet, [x, y, long, wall]: Layout['windows'][number]): void => {
  const run = wall === 'upright' ? `v${long * unit}` : `h${long * unit}`;
  const from = `M${x0 + x * unit},${y0 + y * unit}${run}`;
  canvas.add(
    `<path d="${from}" stroke="#ffffff" stroke-width="${unit * 0.15}"/><path d="${from}" stroke="#7fa3b5" stroke-width="3"/>`,
  );
};

/** What stands in a room, in thin lines, away from its name in the middle. */
const furnish = (sheet: Sheet, [name, x, y, wide, deep]: Room): void => {
  const thin = `fill="#ffffff" fill-opacity="0.55" stroke="${line}" stroke-width="2" rx="5"`;
  const put = (dx: number, dy: number, w: number, d: number) => sheet.rect(x + dx, y + dy, w, d, thin);
  if (/Bed/.test(name)) {
    const left = wide - 2.2;
    put(left / 2 + 0.3, deep - 2, 1.6, 1.85);
    put(left / 2 + 0.4, deep - 0.62, 0.65, 0.4);
    put(left / 2 + 1.15, deep - 0.62, 0.65, 0.4);
  } else if (/Living/.test(name)) {
    put(0.2, deep - 1.1, 2.2, 0.8);
    put(0.2, 0.3, 0.8, 1.1);
    put(1.3, 0.5, 0.5, 0.7);
  } else if (/Dining|Meeting/.test(name)) {
    put(wide / 2 - 0.75, 0.35, 1.5, 0.75);
    for (const dx of [-0.6, 0.2]) put(wide / 2 + dx, 0.1, 0.4, 0.2);
  } else if (/Kitchen|Pantry/.test(name)) {
    put(0.12, 0.12, wide - 0.24, 0.55);
    put(wide - 0.65, 0.67, 0.53, deep * 0.4);
  } else if (/Toilet/.test(name)) {
    put(0.15, deep - 0.62, 0.42, 0.5);
    put(wide - 0.6, 0.12, 0.45, 0.4);
  } else if (/Work area/.test(name)) {
    for (const dy of [0.8, 3.4]) for (const dx of [0.6, 2.6, 4.6, 6.4]) put(dx, dy, 1.5, 0.7);
  } else if (/Stair/.test(name)) {
    for (let step = 0; step < wide - 0.3; step += 0.3) put(step, 0.1, 0.3, deep - 0.2);
  } else if (/Parking/.test(name)) put(wide / 2 - 0.9, 0.3, 1.8, deep - 0.6);
  else if (/^Shop/.test(name)) {
    put(0.15, 0.6, 0.5, deep - 2);
    put(wide - 0.65, 0.6, 0.5, deep - 2);
    put(wide / 2 - 0.8, deep / 2 + 0.8, 1.6, 0.6);
  } else if (/Reception/.test(name)) put(0.9, 0.5, 1.6, 0.5);
};

const feet = (metres: number) => {
  const inches = Math.round(metres * feetInMetre * 2) * 6;
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
};

const name_ = ({ canvas, unit, x0, y0 }: Sheet, [name, x, y, wide, deep]: Room, grow: number): void => {
  const [cx, cy] = [x0 + (x + wide / 2) * unit, y0 + (y + deep / 2) * unit];
  const room = Math.min(wide * unit * 0.9, 220);
  const put = (text: string, letters: number, dy: number, colour: string) => {
    const drawn = outline(text, letters);
    const fit = Math.min(1, room / drawn.width);
    canvas.add(
      `<g transform="translate(${(cx - (drawn.width * fit) / 2).toFixed(1)} ${(cy + dy).toFixed(1)}) scale(${fit.toFixed(3)})"><path d="${drawn.path}" fill="${fillOf(name)}" stroke="${fillOf(name)}" stroke-width="8" opacity="0.85"/><path d="${drawn.path}" fill="${colour}"/></g>`,
    );
  };
  if (name === 'Passage' || name === 'Stair') return;
  put(name, 25, -2, ink);
  if (wide > 1.8 && deep > 1.2) put(`${feet(wide * grow)} x ${feet(deep * grow)}`, 19, 24, '#6f6873');
};
