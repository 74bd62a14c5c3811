import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 500;

/** What a room received, newest first, at most 500. With a folder it survives a restart in one JSON file. */
export class Shelf<Item extends { id: number }> {
  private items: Item[] = [];
  private readonly file: string | undefined;
  private readonly changed: () => void;
  private lastId = 0;

  constructor(name: string, folder: string | undefined, changed: () => void) {
    this.changed = changed;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${name}.json`);
    try {
      this.items = JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      // Nothing kept yet, or a file that a crash cut short: the outside world begins empty.
    }
    this.lastId = Math.max(0, ...this.items.map(({ id }) => id));
  }

  add(item: Omit<Item, 'id'>): Item {
    const added = { ...item, id: ++this.lastId } as Item;
    this.items = [added, ...this.items].slice(0, KEPT);
    this.save();
    return added;
  }

  all(): readonly Item[] {
    return this.items;
  }

  clear(): void {
    this.items = [];
    this.save();
  }

  private save(): void {
    if (this.file) {
      writeFileSync(`${this.file}.new`, JSON.stringify(this.items));
      renameSync(`${this.file}.new`, this.file);
    }
    this.changed();
  }
}
