import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

type Color = 'cyan' | 'magenta' | 'yellow';
const LEVELS: Record<number, string> = { 40: 'warning ', 50: 'error ', 60: 'fatal ' };

/** Prints each line of a child's output behind its name, so that several share one terminal. */
export function prefixed(child: ChildProcess, name: string, color: Color): void {
  const head = styleText(color, name.padEnd(8));
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${head} ${readable(line)}`));
}

/** A structured log line as a person reads it; any other line as it is. */
function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { level, time, pid, hostname, msg, reqId, ...rest } = JSON.parse(line);
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
    return `${LEVELS[level] ?? ''}${msg ?? ''}${styleText('dim', details)}`;
  } catch {
    return line;
  }
}
