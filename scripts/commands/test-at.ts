import { movedBy, named, secondsTo } from '../lib/moved-clock.ts';
import { command } from '../lib/services.ts';
import { vitest } from '../lib/vitest.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

const [moment = '', ...args] = process.argv.slice(2);

await command(async () => {
  const seconds = secondsTo(moment, new Date());
  const env = await movedBy(seconds);
  await buildWebIfStale();
  console.log(
    `The tests begin at ${named(new Date(Date.now() + seconds * 1000))}; the machine's zone is ${process.env.TZ ?? 'its own'}.`,
  );
  process.exit(await vitest(args, env));
});
