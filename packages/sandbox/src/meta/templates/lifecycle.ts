import type { Meta } from '../meta.ts';
import type { Category, Quality, Template } from '../state.ts';
import { tellCategory, tellQuality, tellStatus } from './events.ts';
import { promotes, reviewed } from './review.ts';
import { LIMITS } from './rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GONE = ['DELETED', 'REJECTED', 'PENDING_DELETION'];

/** Puts a template into review; the reviewer comes by itself where the settings say so. */
export function submit(meta: Meta, template: Template): void {
  template.status = 'PENDING';
  template.rejected_reason = 'NONE';
  const round = ++template.round;
  if (meta.settings.review !== 'auto') return;
  meta.clock.after(meta.settings.review_seconds * 1000, () => {
    if (template.round === round && template.status === 'PENDING') review(meta, template);
  });
}

/** Decides by the published rules. */
export function review(meta: Meta, template: Template): void {
  const others = meta.templates.of(template.waba).filter((other) => other !== template && !GONE.includes(other.status));
  const finding = reviewed(template, others, meta.settings);
  if (finding) reject(meta, template, finding.reason, finding);
  else approve(meta, template);
  if (
    !finding &&
    template.category === 'UTILITY' &&
    meta.settings.promotional === 'later' &&
    promotes(template.components)
  )
    announceCategory(meta, template, 'MARKETING');
}

export function approve(meta: Meta, template: Template): void {
  template.status = 'APPROVED';
  template.rejected_reason = 'NONE';
  tellStatus(meta, template, 'APPROVED');
  meta.changed();
}

export function reject(
  meta: Meta,
  template: Template,
  reason: string,
  info?: { text: string; recommendation: string },
): void {
  template.status = 'REJECTED';
  template.rejected_reason = reason;
  const more = info && { rejection_info: { reason: info.text, recommendation: info.recommendation } };
  tellStatus(meta, template, 'REJECTED', reason, more);
  meta.changed();
}

/** Pauses for 3 hours, then for 6, and disables at the third time. */
export function pause(meta: Meta, template: Template, by: 'quality' | 'pacing' = 'quality'): void {
  const hours = by === 'pacing' ? LIMITS.pauseHours[0] : LIMITS.pauseHours[template.pauses];
  if (hours === undefined) {
    disable(meta, template);
    return;
  }
  if (by === 'quality') template.pauses++;
  template.status = 'PAUSED';
  template.paused_by = by;
  template.paused_until = meta.clock.now() + hours * HOUR;
  const title = by === 'pacing' ? 'RATE_LIMITING_PAUSE' : template.pauses === 1 ? 'FIRST_PAUSE' : 'SECOND_PAUSE';
  const description = `The template is paused for ${hours} hours because of its quality.`;
  tellStatus(meta, template, 'PAUSED', 'NONE', { other_info: { title, description } });
  unpauseInTime(meta, template);
  meta.changed();
}

/** Waits for the end of a pause, also after a restart. */
export function unpauseInTime(meta: Meta, template: Template): void {
  const until = template.paused_until;
  if (until === null) return;
  meta.clock.after(Math.max(0, until - meta.clock.now()), () => {
    if (template.status === 'PAUSED' && template.paused_until === until) unpause(meta, template);
  });
}

export function unpause(meta: Meta, template: Template): void {
  template.status = 'APPROVED';
  template.paused_until = null;
  template.paused_by = null;
  const description = 'The template can be sent again.';
  tellStatus(meta, template, 'APPROVED', 'NONE', { other_info: { title: 'UNPAUSE', description } });
  meta.changed();
}

export function disable(meta: Meta, template: Template): void {
  template.status = 'DISABLED';
  template.paused_until = null;
  const disable_date = new Date(meta.clock.now()).toISOString().slice(0, 10);
  tellStatus(meta, template, 'DISABLED', 'NONE', { disable_info: { disable_date } });
  meta.changed();
}

/** Any event that only changes the status: FLAGGED, LOCKED, ARCHIVED, UNARCHIVED, IN_APPEAL, REINSTATED, LIMIT_EXCEEDED. */
export function event(meta: Meta, template: Template, name: string): void {
  const back = ['REINSTATED', 'UNARCHIVED'].includes(name);
  const known = ['ARCHIVED', 'IN_APPEAL', 'LIMIT_EXCEEDED', 'PENDING_DELETION'] as const;
  template.status = back ? 'APPROVED' : (known.find((status) => status === name) ?? template.status);
  tellStatus(meta, template, name);
  meta.changed();
}

export function setQuality(meta: Meta, template: Template, quality: Quality): void {
  const previous = template.quality;
  template.quality = quality;
  tellQuality(meta, template, previous);
  meta.changed();
}

/** A day's notice, then the change. */
export function announceCategory(meta: Meta, template: Template, category: Category): void {
  template.correct_category = category;
  tellCategory(meta, template);
  meta.clock.after(DAY, () => {
    if (template.correct_category === category) changeCategory(meta, template, category);
  });
  meta.changed();
}

export function changeCategory(meta: Meta, template: Template, category: Category): void {
  template.previous_category = template.category;
  template.category = category;
  template.correct_category = null;
  tellCategory(meta, template);
  meta.changed();
}

/** Deletes it, its name resting for 30 days where it had been approved. */
export function remove(meta: Meta, template: Template): void {
  meta.templates.remove(template, meta.clock.now(), LIMITS.nameRestsDays);
  template.status = 'DELETED';
  tellStatus(meta, template, 'DELETED', null);
  meta.changed();
}
