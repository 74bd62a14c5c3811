import { z } from 'zod';
import { done, type MetaAnswer } from './answer.ts';
import type { Graph } from './graph.ts';
import { nothing, Success } from './messages-api.ts';
import type { MetaTemplate, NewTemplate, TemplateComponent } from './types.ts';

const Id = z.union([z.string(), z.number()]).transform(String);

const Created = z.object({ id: Id, status: z.string().catch('PENDING'), category: z.string().catch('') });
export type CreatedTemplate = z.infer<typeof Created>;

/** Meta writes kinds in both cases; ours are upper. */
const Component = z
  .looseObject({ type: z.string().transform((type) => type.toUpperCase()) })
  .transform((component) =>
    'format' in component && typeof component.format === 'string'
      ? { ...component, format: component.format.toUpperCase() }
      : component,
  ) as unknown as z.ZodType<TemplateComponent>;

const Template: z.ZodType<MetaTemplate> = z.object({
  id: Id,
  name: z.string(),
  language: z.string().transform((code) => code.replace('-', '_')),
  status: z.string(),
  category: z.string().catch(''),
  components: z.array(Component).default([]),
  rejected_reason: z.string().optional().catch(undefined),
  parameter_format: z.string().optional().catch(undefined),
  previous_category: z.string().optional().catch(undefined),
  correct_category: z.string().optional().catch(undefined),
  quality_score: z.object({ score: z.string().optional() }).optional().catch(undefined),
});

/** Each is read by itself: one that is not as the others are hides none of them. */
const Page = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
});

const fields =
  'id,name,status,category,language,components,quality_score,rejected_reason,parameter_format,previous_category,correct_category';
const pageSize = 100;
const mostPages = 100;

/** Templates of Meta's, and the ids of those that could not be read, '' of one that has none. */
export interface ListedTemplates {
  readonly templates: readonly MetaTemplate[];
  readonly unread: readonly string[];
}

const readListed = (data: readonly unknown[]): ListedTemplates => {
  const templates: MetaTemplate[] = [];
  const unread: string[] = [];
  for (const one of data) {
    const read = Template.safeParse(one);
    if (read.success) templates.push(read.data);
    else unread.push(z.object({ id: Id }).safeParse(one).data?.id ?? '');
  }
  return { templates, unread };
};

export interface TemplateFilter {
  readonly name?: string;
  readonly language?: string;
  readonly status?: string;
  readonly category?: string;
}

export const templateCalls = (graph: Graph) => {
  /** One page; `after` of the answer asks for the next, undefined at the last. */
  const list = async (
    wabaId: string,
    filter: TemplateFilter & { readonly after?: string | undefined; readonly limit?: number } = {},
  ): Promise<MetaAnswer<ListedTemplates & { readonly after: string | undefined }>> => {
    const page = await graph(
      { path: `${wabaId}/message_templates`, query: { fields, limit: pageSize, ...filter } },
      Page,
    );
    if (!page.ok) return page;
    const { data, paging } = page.value;
    // Cursors stand on the last page too; only `next` tells that there is one more.
    return done({ ...readListed(data), after: paging?.next ? paging.cursors?.after : undefined });
  };
  return {
    list,

    /** All pages. */
    async all(wabaId: string, filter: TemplateFilter = {}): Promise<MetaAnswer<ListedTemplates>> {
      const templates: MetaTemplate[] = [];
      const unread: string[] = [];
      let after: string | undefined;
      for (let pages = 0; pages < mostPages; pages++) {
        const page = await list(wabaId, { ...filter, after });
        if (!page.ok) return page;
        templates.push(...page.value.templates);
        unread.push(...page.value.unread);
        after = page.value.after;
        if (!after) break;
      }
      return done({ templates, unread });
    },

    get: (id: string): Promise<MetaAnswer<MetaTemplate>> => graph({ path: id, query: { fields } }, Template),

    /** The answer's status and category may differ from those asked for. After `unknown` look it up by name first. */
    create: (wabaId: string, template: NewTemplate): Promise<MetaAnswer<CreatedTemplate>> =>
      graph({ method: 'POST', path: `${wabaId}/message_templates`, json: template }, Created),

    /** Components are replaced as a whole; name and language cannot be changed. */
    edit: async (
      id: string,
      change: Partial<Pick<NewTemplate, 'category' | 'components' | 'message_send_ttl_seconds'>>,
    ): Promise<MetaAnswer<void>> =>
      nothing(await graph({ method: 'POST', path: id, repeatable: true, json: change }, Success)),

    /** With `id` that one language, without it every language of the name. */
    remove: async (wabaId: string, { name, id }: { name: string; id?: string }): Promise<MetaAnswer<void>> =>
      nothing(
        await graph({ method: 'DELETE', path: `${wabaId}/message_templates`, query: { name, hsm_id: id } }, Success),
      ),

    /** Ends a pause that Meta made for pacing. */
    unpause: async (id: string): Promise<MetaAnswer<void>> =>
      nothing(await graph({ method: 'POST', path: `${id}/unpause`, repeatable: true }, Success)),
  };
};
