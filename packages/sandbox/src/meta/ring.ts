/** The newest `size` of what was put in; putting costs the same however much went by. */
export class Ring<Item> {
  private readonly items: Item[] = [];
  private readonly size: number;
  private next = 0;
  /** How many were ever put in. */
  total = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Returns what had to make room. */
  put(item: Item): Item | undefined {
    this.total++;
    const gone = this.items[this.next];
    this.items[this.next] = item;
    this.next = (this.next + 1) % this.size;
    return gone;
  }

  /** Oldest first. */
  all(): Item[] {
    return this.items.length < this.size
      ? [...this.items]
      : [...this.items.slice(this.next), ...this.items.slice(0, this.next)];
  }

  newest(count: number): Item[] {
    return this.all().slice(-count).reverse();
  }

  clear(): void {
    this.items.length = 0;
    this.next = 0;
    this.total = 0;
  }
}
