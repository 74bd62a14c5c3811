import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { checkTemplate, failuresByField, isFit, mediaRules } from '@angan/domain/whatsapp/templates/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { client, keyOf, useCall } from '../../../core/api/index.ts';
import { useDraft } from '../../../core/drafts/index.ts';
import { smallPicture } from '../../../core/files/index.ts';
import { word } from '../../../core/language/index.ts';
import { focusFirstError } from '../../../ui/form/index.ts';
import { changesOf, contentOfDraft, draftOf, emptyDraft, type TemplateDraft } from './template-draft.ts';

const api = client(whatsappTemplateCalls);

/** A form knows no null: empty is how it says that something is taken away. */
const inForm = (fields: Partial<TemplateDraft>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? ''])) as TemplateDraft;

/** Takes over what was stored meanwhile, by a save or by somebody else, unless something else was typed. */
const useFollowing = (before: TemplateDraft, draft: TemplateDraft, follow: () => void) => {
  const last = useRef(before);
  useLayoutEffect(() => {
    if (last.current === before) return;
    const untouched = Object.keys(changesOf(draft, last.current)).length === 0;
    last.current = before;
    if (untouched) follow();
  }, [before, draft, follow]);
};

/** A picture that is large goes out smaller; whatever else it is, the server looks at it. */
const asSent = async (file: File): Promise<Blob> =>
  mediaRules.Image.types.some((type) => type === file.type)
    ? ((await smallPicture(file).catch(() => file)) ?? file)
    : file;

/** What is typed into the editor, what is wrong with it, and saving it. `template`: the stored one, where there is one. */
export const useEditor = (template: WhatsappTemplate | undefined, onSaved: (saved: WhatsappTemplate) => void) => {
  const queries = useQueryClient();
  const before = useMemo(() => (template ? draftOf(template) : emptyDraft), [template]);
  const { draft, change, clear, isKept } = useDraft<TemplateDraft>(`template:${template?.id ?? 'new'}`, before);
  useFollowing(before, draft, clear);
  const [file, setFile] = useState<File>();
  const [told, setTold] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const content = useMemo(() => contentOfDraft(draft, file !== undefined), [draft, file]);
  const checks = useMemo(() => checkTemplate(content), [content]);
  const changes = changesOf(draft, before);
  const isChanged = file !== undefined || Object.keys(changes).length > 0;

  const set = (next: Partial<TemplateDraft>) => {
    change({ ...draft, ...next });
    // What the server said of a field is over once it is changed.
    setTold((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in next))));
  };
  const save = useCall(
    async () => {
      const sample = file && { header_media_sample: await asSent(file) };
      if (template)
        return api.update({ params: { id: template.id }, body: { ...inForm(changes), ...sample } as never });
      return api.create({ body: { ...inForm(draft), ...sample } as never });
    },
    {
      changes: ['whatsapp_template', 'whatsapp_media'],
      onSuccess: (saved) => {
        clear();
        setFile(undefined);
        setTold({});
        queries.setQueryData(keyOf(whatsappTemplateCalls.get, { params: { id: saved.id } }), saved);
        onSaved(saved);
      },
      failure: word(templateTexts.notUpdated),
      onFieldErrors: (errors) => {
        setTold(errors);
        focusFirstError();
      },
    },
  );
  return {
    draft,
    set,
    file,
    setFile,
    content,
    checks,
    fit: isFit(checks),
    isChanged,
    isKept: isKept && isChanged,
    startOver: () => {
      clear();
      setFile(undefined);
    },
    errors: { ...(tried ? firstOf(failuresByField(checks)) : liveOf(checks, draft)), ...told },
    refuse: (fields: Record<string, string>) => {
      setTold(fields);
      setTried(true);
      focusFirstError();
    },
    save,
  };
};
export type Editor = ReturnType<typeof useEditor>;

const firstOf = (fields: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts[0]!]));

/** While typing: nothing is said under a field that is still empty; the list of rules says it. */
const liveOf = (checks: ReturnType<typeof checkTemplate>, draft: TemplateDraft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(firstOf(failuresByField(checks))).filter(([field]) => draft[field as keyof TemplateDraft]),
  );
