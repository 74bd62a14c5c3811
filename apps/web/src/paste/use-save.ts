import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { client, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { inquiryPath, makeAreas, propertyPath } from '../records/index.ts';
import { type Given, inquiryBody, propertyBody } from './bodies.ts';
import { onForm } from './mistakes.ts';
import type { Target } from './paste-form.ts';
import type { Paste } from './use-paste.ts';

const inquiries = client(inquiryCalls);
const properties = client(propertyCalls);

/**
 * Writes a read message down as what it is; answers the address of the record. Areas that the office lacks are made first;
 * `areaOf` where they are already. `quiet`: a failure is told elsewhere.
 */
export const saveRecord = async (
  given: Given,
  target: Target,
  { quiet = false, areaOf }: { quiet?: boolean; areaOf?: (id: number) => number } = {},
): Promise<string> => {
  const made = areaOf ?? (await makeAreas(given.form.area));
  const ready = { ...given, form: { ...given.form, area: given.form.area.map(made) } };
  return target === 'Requirement'
    ? inquiryPath((await inquiries.create({ body: inquiryBody(ready) }, { quiet })).id)
    : propertyPath((await properties.create({ body: propertyBody(ready) }, { quiet })).id);
};

/** The main button: what is wrong is shown by its field, and nothing that was typed is lost. */
export const useSave = (paste: Paste, onSaved: (path: string) => void) => {
  const { target, given, refuse } = paste;
  const texts = target === 'Listing' ? propertyTexts : inquiryTexts;
  const { mutate, isPending } = useCall(() => saveRecord(given, target!), {
    success: word(texts.created),
    changes: ['inquiry', 'property', 'contact'],
    failure: word(texts.createFailed),
    onFieldErrors: (errors) => refuse(onForm(errors)),
    onSuccess: onSaved,
  });
  const save = () => {
    const wrong = paste.mistakes();
    refuse(wrong);
    if (target && Object.keys(wrong).length === 0 && !isPending) mutate();
  };
  return { save, isSaving: isPending };
};
