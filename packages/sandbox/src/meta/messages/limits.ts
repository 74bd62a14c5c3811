import type { Settings } from '../settings.ts';
import { type Customer, type PhoneNumber, TIERS, type Waba } from '../state.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The rates and caps of section "Limits", each answered in the same time however many people were written to. */
export class Limits {
  /** When the debt of a pair or of a number will be paid, milliseconds. */
  private readonly pairs = new Map<string, number>();
  private readonly numbers = new Map<string, number>();
  private readonly reached = new Map<string, Reached>();
  private readonly marketing = new Map<string, number[]>();
  private readonly management = new Map<string, { since: number; count: number }>();

  /** Whether one more message fits into the number's messages per second. */
  throughput(number: PhoneNumber, now: number): boolean {
    const { throughput } = number;
    return spend(this.numbers, number.id, now, 1000 / throughput, Math.max(1, throughput));
  }

  /** Whether one more message to this person fits: a burst, then one in some seconds. */
  pair(number: PhoneNumber, customer: Customer, now: number, { pair_burst, pair_seconds }: Settings): boolean {
    return spend(this.pairs, `${number.id} ${customer.digits}`, now, pair_seconds * 1000, pair_burst);
  }

  /** Whether this person, outside the window, still fits into the account's unique people of a moving day. */
  tier(waba: Waba, customer: Customer, now: number): boolean {
    const reached = this.reached.get(waba.id) ?? new Reached();
    this.reached.set(waba.id, reached);
    return reached.take(customer.digits, now, TIERS[waba.tier]);
  }

  /** Whether one more marketing message to this person fits into the cap of a day. */
  marketingCap(customer: Customer, now: number, cap: number | null): boolean {
    if (cap === null) return true;
    const recent = (this.marketing.get(customer.digits) ?? []).filter((at) => at > now - DAY);
    if (recent.length >= cap) return false;
    this.marketing.set(customer.digits, [...recent, now]);
    return true;
  }

  /** Whether one more call of this app about this account fits into the hour. */
  managementCall(app: string, waba: string, now: number, perHour: number): boolean {
    const key = `${app} ${waba}`;
    const hour = this.management.get(key);
    if (!hour || now - hour.since >= HOUR) this.management.set(key, { since: now, count: 1 });
    else if (++hour.count > perHour) return false;
    return true;
  }

  /** How many people count towards the messaging limit now. */
  reachedBy(waba: Waba, now: number): number {
    return this.reached.get(waba.id)?.count(now) ?? 0;
  }

  clear(): void {
    for (const map of [this.pairs, this.numbers, this.reached, this.marketing, this.management]) map.clear();
  }
}

/** A leaky bucket: `burst` at once, then one in `every` milliseconds. */
function spend(paid: Map<string, number>, key: string, now: number, every: number, burst: number): boolean {
  const debt = Math.max(paid.get(key) ?? 0, now);
  // Half a step of grace, since the steps do not add up to a whole in floating point.
  if (debt - now > (burst - 0.5) * every) return false;
  paid.set(key, debt + every);
  return true;
}

/** Unique people of the last 24 hours, in the order in which their day began. */
class Reached {
  private readonly since = new Map<string, number>();

  take(who: string, now: number, limit: number): boolean {
    if (this.count(now) >= limit && !this.since.has(who)) return false;
    if (!this.since.has(who)) this.since.set(who, now);
    return true;
  }

  count(now: number): number {
    for (const [who, at] of this.since) {
      if (at > now - DAY) break;
      this.since.delete(who);
    }
    return this.since.size;
  }
}
