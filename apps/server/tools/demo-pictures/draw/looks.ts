/** The colours of a room and of what stands in it. */
export interface Look {
  readonly wall: string;
  readonly back: string;
  readonly floor: string;
  /** Sofa, bed, curtains. */
  readonly soft: string;
  readonly accent: string;
  readonly wood: string;
}

export const looks = {
  clay: { wall: '#efe6d8', back: '#c98a6b', floor: '#b98a63', soft: '#56707c', accent: '#b8563a', wood: '#8d6245' },
  sage: { wall: '#ece9e1', back: '#c3cfc2', floor: '#cdb89b', soft: '#7f9276', accent: '#d8a24a', wood: '#a77b55' },
  slate: { wall: '#e9e4e2', back: '#7f8ca3', floor: '#9b7657', soft: '#d9cdbd', accent: '#c46d4e', wood: '#6d4a37' },
  sand: { wall: '#f1eadd', back: '#e3d3b8', floor: '#c7ad8b', soft: '#a86a4f', accent: '#5f7f79', wood: '#7d5a42' },
} as const satisfies Record<string, Look>;
