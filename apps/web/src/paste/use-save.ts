import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { client, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { type Keep, orKeep } from '../core/waiting/index.ts';
import { leavePhotos, photosOf, sendPhotos } from '../gallery/index.ts';
import { inquiryPath, makeAreas, newPersonOf, pasteForm, propertyPath } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import { type Given, inquiryBody, propertyBody } from './bodies.ts';
import { onForm } from './mistakes.ts';
import type { Target } from './paste-form.ts';
import type { Paste, PasteDraft } from './use-paste.ts';

const inquiries = client(inquiryCalls);
const properties = client(propertyCalls);

interface Saved {
  readonly path: string;
  readonly property?: number;
}

/**
 * Writes a read message down as what it is; answers its address and, of a property, its id. Areas that the office lacks
 * are made first; `areaOf` where they are already. `quiet`: a failure is told elsewhere. `keep`: what is said of it where
 * it waits for a line.
 */
export const saveRecord = async (
  given: Given,
  target: Target,
  { quiet = false, areaOf, keep }: { quiet?: boolean; areaOf?: (id: number) => number; keep?: Keep } = {},
): Promise<Saved> => {
  const made = areaOf ?? (await makeAreas(given.form.area));
  const ready = { ...given, form: { ...given.form, area: given.form.area.map(made) } };
  if (target === 'Requirement') {
    const body = inquiryBody(ready);
    const asked = keep ? orKeep(inquiryCalls.create, { body }, keep) : inquiries.create({ body }, { quiet });
    return { path: inquiryPath((await asked).id) };
  }
  const body = propertyBody(ready);
  const listed = keep ? orKeep(propertyCalls.create, { body }, keep) : properties.create({ body }, { quiet });
  const { id } = await listed;
  return { path: propertyPath(id), property: id };
};

const whoIn = ({ form: { contact } }: Given) => personName('name' in contact ? contact.name : null);

/** What stands of it while it waits: whose it is, and the message in which all of it is. */
const keepOf = (given: Given, target: Target, draft: PasteDraft): Keep => ({
  title: target === 'Requirement' ? t`New inquiry, ${whoIn(given)}` : t`New property, ${whoIn(given)}`,
  detail: given.text,
  changes: target === 'Requirement' ? ['inquiry', 'contact', 'property'] : ['property', 'contact', 'inquiry'],
  makes: newPersonOf(given.form.contact),
  mend: { path: '/paste', draft: { name: pasteForm, value: draft } },
  ...(target === 'Listing' && { files: photosOf(pasteForm) }),
});

/** The main button: what is wrong is shown by its field, and nothing that was typed is lost. */
export const useSave = (paste: Paste, draft: PasteDraft, onSaved: (path: string) => void) => {
  const { target, given, refuse } = paste;
  const texts = target === 'Listing' ? propertyTexts : inquiryTexts;
  const { mutate, isPending } = useCall(() => saveRecord(given, target!, { keep: keepOf(given, target!, draft) }), {
    success: word(texts.created),
    changes: ['inquiry', 'property', 'contact'],
    failure: word(texts.createFailed),
    onFieldErrors: (errors) => refuse(onForm(errors)),
    onSuccess: ({ path, property }) => {
      if (property !== undefined) sendPhotos(pasteForm, property);
      onSaved(path);
    },
    onKept: () => {
      if (target === 'Listing') leavePhotos(pasteForm);
      onSaved(target === 'Requirement' ? '/searchInquiry' : '/searchProperty');
    },
  });
  const save = () => {
    const wrong = paste.mistakes();
    refuse(wrong);
    if (target && Object.keys(wrong).length === 0 && !isPending) mutate();
  };
  return { save, isSaving: isPending };
};
