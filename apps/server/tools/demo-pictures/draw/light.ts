import { mix } from './colour.ts';

/** What an hour of the day does to a scene. */
export interface Mood {
  readonly name: 'morning' | 'noon' | 'golden' | 'dusk';
  /** The sky from its top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** What the sun lends to what it shines on, and what the sky lends to the shade. */
  readonly sun: string;
  readonly shade: string;
  /** How much of that, 0 to 1. */
  readonly warmth: number;
  readonly depth: number;
  /** What far things fade into. */
  readonly haze: string;
  readonly glass: readonly [string, string];
  /** Share of windows with a lamp behind them. */
  readonly lamps: number;
  /** Where the sun stands in the picture: 0 to 1 from the left, from the top. */
  readonly sunAt: readonly [number, number];
  readonly cloud: string;
}

export const moods: Readonly<Record<Mood['name'], Mood>> = {
  morning: {
    name: 'morning',
    sky: ['#9cc4dd', '#cfe2e6', '#f6ead6'],
    sun: '#fff0d2',
    shade: '#6b7f9c',
    warmth: 0.3,
    depth: 0.34,
    haze: '#e9e6dc',
    glass: ['#86a9bd', '#d3e3e6'],
    lamps: 0,
    sunAt: [0.14, 0.3],
    cloud: '#ffffff',
  },
  noon: {
    name: 'noon',
    sky: ['#6fb0dc', '#a9d3ea', '#e2f0f2'],
    sun: '#fffaf0',
    shade: '#5f7898',
    warmth: 0.22,
    depth: 0.36,
    haze: '#dbe8ea',
    glass: ['#5f8fae', '#bddbe6'],
    lamps: 0,
    sunAt: [0.2, 0.08],
    cloud: '#ffffff',
  },
  golden: {
    name: 'golden',
    sky: ['#8fa9c4', '#efc9a4', '#fbe3b8'],
    sun: '#ffc987',
    shade: '#6a5f86',
    warmth: 0.4,
    depth: 0.42,
    haze: '#f3d5b0',
    glass: ['#9c8c98', '#ffd9a0'],
    lamps: 0.12,
    sunAt: [0.1, 0.5],
    cloud: '#ffe7cd',
  },
  dusk: {
    name: 'dusk',
    sky: ['#2d3c63', '#7a6a8e', '#e6a386'],
    sun: '#c99fa6',
    shade: '#2b3358',
    warmth: 0.4,
    depth: 0.55,
    haze: '#8d7a96',
    glass: ['#3a4a70', '#8b86a8'],
    lamps: 0.55,
    sunAt: [0.16, 0.62],
    cloud: '#c79aa4',
  },
};

/** A lamp behind a window. */
export const lampLight = ['#ffd995', '#ffe9be', '#f7bf6e'] as const;

/** A colour in the sun, on a wall that the light only brushes, and in the shade. */
export const tones = ({ sun, shade, warmth, depth }: Mood) => ({
  lit: (colour: string) => mix(colour, sun, warmth * 0.62),
  brushed: (colour: string) => mix(mix(colour, sun, warmth * 0.3), shade, depth * 0.28),
  shaded: (colour: string) => mix(mix(colour, sun, warmth * 0.12), shade, depth * 0.82),
  deep: (colour: string) => mix(colour, mix(shade, '#1b2030', 0.5), 0.5 + depth * 0.5),
});
export type Tones = ReturnType<typeof tones>;
