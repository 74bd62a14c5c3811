import type { MediaKind } from '@angan/domain/whatsapp/templates/index.ts';

export interface DemoMedium {
  readonly kind: MediaKind;
  readonly file: string;
  readonly description: string;
  /** Days since it was added. */
  readonly age: number;
  /** Days since Meta took it; one that says nothing is sent to Meta when the demo is made. */
  readonly taken?: number;
  /** What Meta said when it did not take it. */
  readonly failure?: string;
}

/** Files for headers and chats. `plan` is about to be sent again, before Meta forgets it; `tower` did not get there. */
export const demoMedia = {
  front: { kind: 'Image', file: 'midTower-1.webp', description: 'Sun Vista, front from the road', age: 20 },
  plot: { kind: 'Image', file: 'plot-1.webp', description: 'Plots near Sanand, the road and the corner', age: 1 },
  plan: {
    kind: 'Image',
    file: 'plan-three.webp',
    description: 'Floor plan of a 3 BHK, 1,250 sqft',
    age: 24,
    taken: 24,
  },
  tower: {
    kind: 'Image',
    file: 'tower-1.webp',
    description: 'Orchid Heights from the garden',
    age: 0.4,
    failure: 'Media upload error. The upload was cut off before its end.',
  },
  prices: { kind: 'Document', file: 'price-list.pdf', description: 'Amrakunj Township, price list', age: 9 },
  walk: { kind: 'Video', file: 'walk.mp4', description: 'A walk through a ready 3 BHK in Bopal', age: 2 },
} as const satisfies Record<string, DemoMedium>;

export type MediumName = keyof typeof demoMedia;
/** The ids of the demo's media. */
export type MediumIds = Readonly<Record<MediumName, number>>;
