import { brochureOf, tell } from '@angan/domain/brochure/index.ts';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { english } from '../../apps/server/src/core/english.ts';
import { draw } from '../../apps/server/src/shares/pdf/draw.ts';
import type { Plan } from '../../apps/server/src/shares/pdf/plan.ts';
import { markPictures } from '../../apps/server/src/shares/pictures.ts';
import { aFlat } from './flat.ts';

/**
 * A brochure of one property and a list of ten, in milliseconds at the median, held against a bare page of the same
 * engine with the same pictures and one line in its own font: the least that a PDF with them costs. In turn, A B B A.
 */
const rounds = process.argv.includes('--quick') ? 4 : 20;

const photo = (hue: number) =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: `hsl(${hue}, 40%, 50%)`,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();
const photos = await Promise.all([10, 60, 120, 180, 240, 300, 340].map(photo));
const mark = { company: 'Shree Ganesh Estates', code: '7KQ2MXR4TB9WZD' };

const started = performance.now();
const pictures = await markPictures(photos, mark);
const marking = performance.now() - started;

const brochure = brochureOf(tell(aFlat, { unit: false, society: false }, { today: '2026-11-21' }), english);
const plan = (format: Plan['format'], count: number, shown: readonly Uint8Array[]): Plan => ({
  format,
  tag: 'en',
  properties: Array.from({ length: count }, () => ({ brochure, pictures: shown })),
  sender: { ...mark, name: 'Kavita Vyas', phone: '98240 11768', rera_no: '', colour: null, foot: '', logo: null },
  code: mark.code,
  date: '21/11/2026',
  link: `https://angan.example/s/${mark.code}`,
});

const bare = (shown: readonly Buffer[]): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'A4' });
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.text(brochure.title);
    for (const one of shown) doc.image(one, { width: 100 });
    doc.end();
  });

const time = async (work: () => Promise<Buffer>) => {
  const from = performance.now();
  const { length } = await work();
  return { ms: performance.now() - from, length };
};
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

const report = async (name: string, product: () => Promise<Buffer>, reference: () => Promise<Buffer>) => {
  await product();
  await reference();
  const ours: number[] = [];
  const theirs: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const first = await time(product);
    theirs.push((await time(reference)).ms, (await time(reference)).ms);
    ours.push(first.ms, (await time(product)).ms);
    bytes = first.length;
  }
  const [a, b] = [median(ours), median(theirs)];
  console.log(
    `${name}: ${a.toFixed(0)} ms, bare page ${b.toFixed(0)} ms, ${(a / b).toFixed(1)} times; ${Math.round(bytes / 1000)} kB`,
  );
};

console.log(`7 pictures marked and made smaller: ${marking.toFixed(0)} ms, in threads of their own`);
await report(
  '1 property, 7 pictures',
  () => draw(plan('Single', 1, pictures)),
  () => bare(pictures),
);
await report(
  '10 properties as a list',
  () => draw(plan('List', 10, [])),
  () => bare([]),
);
await report(
  '6 properties side by side',
  () => draw(plan('Comparison', 6, pictures.slice(0, 1))),
  () => bare(pictures.slice(0, 6)),
);
