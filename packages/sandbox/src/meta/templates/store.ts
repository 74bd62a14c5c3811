import type { Template } from '../state.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const place = (waba: string, name: string, language: string): string => `${waba}|${name}|${language}`;

/** The templates of all accounts, found by id and by name and language in the same time however many there are. */
export class Templates {
  readonly byId = new Map<string, Template>();
  private readonly byPlace = new Map<string, Template>();
  /** Names that may not be used again yet, until when. */
  readonly resting = new Map<string, number>();
  private readonly creates = new Map<string, number[]>();

  add(template: Template): void {
    this.byId.set(template.id, template);
    this.byPlace.set(place(template.waba, template.name, template.language), template);
  }

  find(waba: string, name: string, language: string): Template | undefined {
    return this.byPlace.get(place(waba, name, language));
  }

  /** Newest first, as Meta lists them. */
  of(waba: string): Template[] {
    return [...this.byId.values()].filter((one) => one.waba === waba).reverse();
  }

  /** Takes it away; an approved one's name rests. */
  remove(template: Template, now: number, restDays: number): void {
    this.byId.delete(template.id);
    const key = place(template.waba, template.name, template.language);
    this.byPlace.delete(key);
    if (template.status === 'APPROVED') this.resting.set(key, now + restDays * DAY);
  }

  rests(waba: string, name: string, language: string, now: number): boolean {
    return (this.resting.get(place(waba, name, language)) ?? 0) > now;
  }

  /** Counts one more create; false where the hour is full. */
  mayCreate(waba: string, now: number, perHour: number): boolean {
    const recent = (this.creates.get(waba) ?? []).filter((at) => at > now - HOUR);
    this.creates.set(waba, recent);
    if (recent.length >= perHour) return false;
    recent.push(now);
    return true;
  }

  clear(): void {
    for (const map of [this.byId, this.byPlace, this.resting, this.creates]) map.clear();
  }
}
