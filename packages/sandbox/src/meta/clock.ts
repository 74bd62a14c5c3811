interface Due {
  at: number;
  order: number;
  run: () => void;
}

const before = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/**
 * The sandbox's own time: real time, plus what it was moved ahead. Everything that expires, opens, closes or comes
 * later asks this clock, so that a day passes in a call. Milliseconds since 1970.
 */
export class Clock {
  private ahead: number;
  private readonly heap: Due[] = [];
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private timerAt = Infinity;
  /** The moment that is being lived through while the clock is moved. */
  private moment: number | null = null;

  constructor(ahead = 0) {
    this.ahead = ahead;
  }

  now(): number {
    return this.moment ?? Date.now() + this.ahead;
  }

  /** Whole seconds, as the provider writes times. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** How many milliseconds ahead of real time. */
  get lead(): number {
    return this.ahead;
  }

  after(ms: number, run: () => void): void {
    this.put({ at: this.now() + ms, order: this.count++, run });
    this.wake();
  }

  /** Moves the time ahead; what falls due on the way runs at its own moment, in order. */
  advance(seconds: number): void {
    const target = this.now() + seconds * 1000;
    for (let next = this.heap[0]; next && next.at <= target; next = this.heap[0]) {
      this.moment = Math.max(next.at, this.now());
      this.take().run();
    }
    this.moment = null;
    this.ahead = target - Date.now();
    // The timer that runs was set for a moment that real time would have reached later.
    clearTimeout(this.timer);
    this.timerAt = Infinity;
    this.wake();
  }

  /** Forgets all that was to come. */
  stop(): void {
    this.heap.length = 0;
    clearTimeout(this.timer);
    this.timerAt = Infinity;
  }

  private wake(): void {
    const next = this.heap[0];
    if (!next || this.moment !== null || next.at >= this.timerAt) return;
    clearTimeout(this.timer);
    this.timerAt = next.at;
    this.timer = setTimeout(() => this.runDue(), Math.min(Math.max(0, next.at - this.now()), 2 ** 31 - 1));
    this.timer.unref();
  }

  private runDue(): void {
    this.timerAt = Infinity;
    const now = this.now();
    while (this.heap[0] && this.heap[0].at <= now) this.take().run();
    this.wake();
  }

  private put(due: Due): void {
    let at = this.heap.push(due) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!before(due, this.heap[parent]!)) break;
      this.heap[at] = this.heap[parent]!;
      at = parent;
    }
    this.heap[at] = due;
  }

  private take(): Due {
    const first = this.heap[0]!;
    const last = this.heap.pop()!;
    const size = this.heap.length;
    if (size === 0) return first;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && before(this.heap[child + 1]!, this.heap[child]!)) child++;
      if (!before(this.heap[child]!, last)) break;
      this.heap[at] = this.heap[child]!;
      at = child;
    }
    this.heap[at] = last;
    return first;
  }
}
