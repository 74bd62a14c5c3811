import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { client, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { sendPhotos } from '../gallery/index.ts';
import { inquiryPath, makeAreas, pasteForm, propertyPath } from '../records/index.ts';
import { type Given, inquiryBody, propertyBody } from './bodies.ts';
import { onForm } from './mistakes.ts';
import type { Target } from './paste-form.ts';
import type { Paste } from './use-paste.ts';

const inquiries = client(inquiryCalls);
const properties = client(propertyCalls);

interface Saved {
  readonly path: string;
  readonly property?: number;
}

/**
 * Writes a read message down as what it is; answers its address and, of a property, its id. Areas that the office lacks are made first;
 * `areaOf` where they are already. `quiet`: a failure is told elsewhere.
 */
export const saveRecord = async (
  given: Given,
  target: Target,
  { quiet = false, areaOf }: { quiet?: boolean; areaOf?: (id: number) => number } = {},
): Promise<Saved> => {
  const made = areaOf ?? (await makeAreas(given.form.area));
  const ready = { ...given, form: { ...given.form, area: given.form.area.map(made) } };
  if (target === 'Requirement')
    return { path: inquiryPath((await inquiries.create({ body: inquiryBody(ready) }, { quiet })).id) };
  const { id } = await properties.create({ body: propertyBody(ready) }, { quiet });
  return { path: propertyPath(id), property: id };
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
    onSuccess: ({ path, property }) => {
      if (property !== undefined) sendPhotos(pasteForm, property);
      onSaved(path);
    },
  });
  const save = () => {
    const wrong = paste.mistakes();
    refuse(wrong);
    if (target && Object.keys(wrong).length === 0 && !isPending) mutate();
  };
  return { save, isSaving: isPending };
};
