import { editLimits } from './limits.ts';
import type { TemplateStatus } from './words.ts';

/**
 * Why the content of a template cannot be edited now (Meta's rules: when and how often); undefined where it can.
 * `edits` are the times of its edits since it was first submitted, in milliseconds.
 */
export const editRefusal = (status: TemplateStatus, edits: readonly number[], now: number): string | undefined => {
  switch (status) {
    case 'DRAFT':
    case 'REJECTED':
    case 'PAUSED':
      return undefined;
    case 'PENDING':
      return 'WhatsApp is reviewing this template. It can be edited once that is decided.';
    case 'DISABLED':
    case 'TEMPORARILY_BLOCKED':
      return 'WhatsApp has switched this template off. Duplicate it and submit the copy.';
    case 'APPROVED': {
      const within = (ms: number) => edits.filter((at) => at > now - ms).length;
      if (within(editLimits.dayMs) >= editLimits.perDay)
        return 'An approved template can be edited once in 24 hours. Wait, or duplicate it.';
      if (within(editLimits.monthMs) >= editLimits.perMonth)
        return 'An approved template can be edited 10 times in 30 days. Duplicate it instead.';
      return undefined;
    }
  }
};

/** The name of a further version: `visit` becomes `visit_v2`, `visit_v2` becomes `visit_v3`, unless that is taken. */
export const nextVersionName = (name: string, taken: ReadonlySet<string>): string => {
  const [, base, version] = /^(.*?)(?:_v(\d+))?$/.exec(name)!;
  let number = Number(version ?? 1) + 1;
  while (taken.has(`${base}_v${number}`)) number++;
  return `${base}_v${number}`;
};
