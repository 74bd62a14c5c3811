import { isDeepStrictEqual } from 'node:util';
import { fromMeta, qualityOf, statusOf } from '@angan/domain/whatsapp/templates/index.ts';
import type { MetaTemplate } from '../meta/index.ts';
import { columnsOfContent } from './template-columns.ts';
import type { TemplateRow } from './template-row.ts';

/** A template of Meta's as our columns have it. Throws for one that is not as Meta's templates are. */
export const readColumns = (meta: MetaTemplate) => {
  const { content, beyond } = fromMeta(meta as Parameters<typeof fromMeta>[0]);
  return {
    waba_template_id: meta.id,
    ...columnsOfContent(content),
    status: statusOf(meta.status) ?? 'PENDING',
    quality: qualityOf(meta.quality_score?.score),
    rejected_reason: meta.rejected_reason === 'NONE' ? '' : (meta.rejected_reason ?? ''),
    previous_category: meta.previous_category ?? '',
    correct_category: meta.correct_category ?? '',
    beyond: [...beyond],
  };
};
export type MetaColumns = ReturnType<typeof readColumns>;

const compared = [
  'waba_template_id',
  'template_name',
  'language',
  'category',
  'status',
  'quality',
  'rejected_reason',
  'correct_category',
  'header_format',
  'header',
  'header_variable',
  'body',
  'body_variables',
  'footer',
  'cards',
  'beyond',
] as const satisfies readonly (keyof MetaColumns & keyof TemplateRow)[];

/** Whether Meta has it otherwise than we; that Meta counts clicks is not told in its lists. */
export const differs = (row: TemplateRow, columns: MetaColumns): boolean =>
  compared.some((name) => !isDeepStrictEqual(row[name], columns[name])) ||
  !isDeepStrictEqual(row.buttons, withInsightsOf(row, columns));

export const withInsightsOf = (row: TemplateRow, { buttons }: MetaColumns) => {
  const own = row.buttons as unknown as { insights?: boolean }[];
  return buttons.map((button, at) =>
    button.type === 'Visit Website' ? { ...button, insights: own[at]?.insights ?? true } : button,
  );
};
