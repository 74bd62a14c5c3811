import type { Meta } from '../meta.ts';
import type { Quality, Template } from '../state.ts';
import { buttonsOf, partOf } from './model.ts';

/** Meta writes the template's id as a number here, and nowhere else. */
const named = (template: Template) => ({
  message_template_id: Number(template.id),
  message_template_name: template.name,
  message_template_language: template.language,
});

/** `message_template_status_update`, with what belongs to the event. */
export function tellStatus(
  meta: Meta,
  template: Template,
  event: string,
  reason: string | null = 'NONE',
  more: Record<string, unknown> = {},
): void {
  meta.webhooks.account(template.waba, 'message_template_status_update', {
    event,
    ...named(template),
    reason,
    message_template_category: template.category,
    ...more,
  });
}

export function tellQuality(meta: Meta, template: Template, previous: Quality): void {
  meta.webhooks.account(template.waba, 'message_template_quality_update', {
    previous_quality_score: previous,
    new_quality_score: template.quality,
    ...named(template),
  });
}

/** A day's notice carries `correct_category`, the change itself `previous_category`. */
export function tellCategory(meta: Meta, template: Template): void {
  const parts = template.correct_category
    ? {
        new_category: template.category,
        correct_category: template.correct_category,
        category_update_timestamp: meta.clock.seconds() + 86_400,
      }
    : { previous_category: template.previous_category, new_category: template.category };
  meta.webhooks.account(template.waba, 'template_category_update', { ...named(template), ...parts });
}

export function tellComponents(meta: Meta, template: Template): void {
  const { components } = template;
  const buttons = buttonsOf(components).map(({ type, text, url, phone_number }) => ({
    message_template_button_type: type,
    message_template_button_text: text,
    ...(url && { message_template_button_url: url }),
    ...(phone_number && { message_template_button_phone_number: phone_number }),
  }));
  const header = partOf(components, 'HEADER')?.text;
  const footer = partOf(components, 'FOOTER')?.text;
  meta.webhooks.account(template.waba, 'message_template_components_update', {
    ...named(template),
    ...(header && { message_template_title: header }),
    message_template_element: partOf(components, 'BODY')?.text,
    ...(footer && { message_template_footer: footer }),
    ...(buttons.length > 0 && { message_template_buttons: buttons }),
  });
}
