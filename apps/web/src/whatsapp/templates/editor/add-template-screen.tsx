import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../core/api/index.ts';
import { word } from '../../../core/language/index.ts';
import { QueryPage } from '../../../ui/query-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUrlState } from '../../../ui/use-url-state.ts';
import { TemplatePage } from './template-page.tsx';

/** The editor: of a new template, or with `?id=` of one that is stored. */
export const AddTemplateScreen = () => {
  const url = useUrlState();
  const id = Number(url.get('id')) || undefined;
  return id === undefined ? (
    <TemplatePage
      key="new"
      onSaved={(saved) => {
        toast.success(t`Saved as a draft`);
        url.patch({ id: saved.id }, { replace: true });
      }}
    />
  ) : (
    <Stored key={id} id={id} />
  );
};

const Stored = ({ id }: { id: number }) => {
  const template = useQuery(query(whatsappTemplateCalls.get, { params: { id } }, { quiet: true }));
  return (
    <QueryPage title={t`Template`} query={template} failed={t`The template did not load.`}>
      {(data) => (
        <TemplatePage template={data as WhatsappTemplate} onSaved={() => toast.success(word(templateTexts.updated))} />
      )}
    </QueryPage>
  );
};
