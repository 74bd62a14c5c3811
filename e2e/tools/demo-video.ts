import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../lib/browser.ts';

/**
 * Makes the demo's video, a walk through drawn rooms, and keeps it finished among the demo's files: H.264 in MP4, which
 * WhatsApp takes. Needed only when the drawings change.
 */
const demo = path.resolve(import.meta.dirname, '../../apps/server/src/demo');
const rooms = ['midTower-1', 'living-1', 'kitchen-1', 'bedroom-1'];
const secondsEach = 1.8;

const pictures = await Promise.all(
  rooms.map(async (name) => (await readFile(path.join(demo, `pictures/drawn/${name}.webp`))).toString('base64')),
);
const browser = await launchBrowser();
const page = await browser.newPage();
const video = await page.evaluate(
  async ({ pictures, secondsEach }) => {
    const [width, height] = [640, 360];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d')!;
    const images = await Promise.all(
      pictures.map(async (data) => {
        const image = Object.assign(new Image(), { src: `data:image/webp;base64,${data}` });
        await image.decode();
        return image;
      }),
    );
    const recorder = new MediaRecorder(canvas.captureStream(15), {
      mimeType: 'video/mp4;codecs=avc1.42E01E',
      videoBitsPerSecond: 180_000,
    });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    const begun = performance.now();
    recorder.start();
    await new Promise<void>((resolve) => {
      const draw = () => {
        const seconds = (performance.now() - begun) / 1000;
        const image = images[Math.floor(seconds / secondsEach)];
        if (!image) return resolve();
        // A slow step towards the middle of the room.
        const zoom = 1 + 0.1 * ((seconds % secondsEach) / secondsEach);
        const size = Math.max(width / image.width, height / image.height) * zoom;
        const [w, h] = [image.width * size, image.height * size];
        brush.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
        requestAnimationFrame(draw);
      };
      draw();
    });
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return Array.from(bytes);
  },
  { pictures, secondsEach },
);
await browser.close();
await writeFile(path.join(demo, 'whatsapp/walk.mp4'), Uint8Array.from(video));
