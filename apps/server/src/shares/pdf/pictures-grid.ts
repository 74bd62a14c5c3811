import type { Paper } from '../../core/pdf/index.ts';

const gap = 6;

/** Up to seven pictures as the record shows them: the cover large, two beside it, the rest in a row. Answers where it ends. */
export const drawPictures = (paper: Paper, pictures: readonly Uint8Array[], y: number): number => {
  const [cover, ...others] = pictures;
  if (!cover) return y;
  const { margin } = paper.sheet;
  const inner = paper.sheet.width - 2 * margin;
  if (others.length === 0) {
    paper.picture(cover, margin, y, inner, 270);
    return y + 270 + 16;
  }
  const height = 216;
  if (others.length === 1) {
    const half = (inner - gap) / 2;
    paper.picture(cover, margin, y, half, height);
    paper.picture(others[0]!, margin + half + gap, y, half, height);
    return y + height + 16;
  }
  const side = inner * 0.33;
  const stacked = (height - gap) / 2;
  paper.picture(cover, margin, y, inner - side - gap, height);
  for (const [at, one] of others.slice(0, 2).entries())
    paper.picture(one, margin + inner - side, y + at * (stacked + gap), side, stacked);
  const row = others.slice(2, 6);
  if (row.length === 0) return y + height + 16;
  const low = 78;
  const width = (inner - gap * (row.length - 1)) / row.length;
  for (const [at, one] of row.entries()) paper.picture(one, margin + at * (width + gap), y + height + gap, width, low);
  return y + height + gap + low + 16;
};
