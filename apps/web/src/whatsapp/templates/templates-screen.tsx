import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { client, invalidate, useCall } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { word } from '../../core/language/index.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageButtons, PageRange, pageNumber } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState, SkeletonBar } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { deleteWithTexts } from '../delete-with-texts.ts';
import { languageName } from '../language-name.ts';
import { EditDialog } from './editor/edit-dialog.tsx';
import { TemplateCard } from './template-card.tsx';
import { isFiltered, TemplateFilters } from './template-filters.tsx';
import styles from './templates.module.css';
import { useSubmit } from './use-submit.ts';
import { useTemplates } from './use-templates.ts';

const api = client(whatsappTemplateCalls);
/** Placeholders while the list loads: spec 9. */
const skeletons = [0, 1, 2];
const pageSize = 25;

/** All templates, with what WhatsApp says of each. */
export const TemplatesScreen = () => {
  const url = useUrlState();
  const list = useTemplates(url);
  const navigate = useNavigate();
  const submit = useSubmit();
  const [deleting, setDeleting] = useState<WhatsappTemplate>();
  const rows = list.data?.results ?? [];
  useKeys({ n: { label: t`Add Template`, run: () => void navigate('/addTemplate') } });

  const sync = useCall(() => api.sync(), {
    success: ({ created, changed, gone }) =>
      created + changed + gone === 0
        ? t`All is as WhatsApp has it`
        : t`Synced: ${created} new, ${changed + gone} changed`,
    changes: ['whatsapp_template'],
    onSuccess: ({ failed }) => {
      if (failed > 0) toast.error(word(templateTexts.notTakenOver(failed)));
    },
  });
  const duplicate = useCall((id: number) => api.duplicate({ params: { id } }), {
    onSuccess: ({ id }) => navigate(`/addTemplate?id=${id}`),
  });
  const remove = async ({ id, template_name }: WhatsappTemplate) => {
    if (await deleteWithTexts(t`Template`, template_name, () => api.remove({ params: { id } })))
      await invalidate('whatsapp_template');
  };
  const add = (
    <Button component={Link} to="/addTemplate" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add Template`}
    </Button>
  );
  const searched = Boolean(url.get('search')) || isFiltered(url);
  return (
    <PageFrame
      title={t`Template`}
      actions={
        <>
          <Button
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={sync.isPending}
            onClick={() => sync.mutate()}
          >
            {t`Sync`}
          </Button>
          <Button component={Link} to="/templateGroups">
            {t`Template Groups`}
          </Button>
          <Button component={Link} to="/ai-template">
            {t`Create Template With AI`}
          </Button>
          {add}
        </>
      }
      phoneActions={
        <>
          <ActionIcon aria-label={t`Sync`} loading={sync.isPending} onClick={() => sync.mutate()}>
            <IconRefresh size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon component={Link} to="/addTemplate" aria-label={t`Add Template`}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        </>
      }
      filters={<TemplateFilters url={url} busy={list.isFetching} />}
      footer={
        rows.length > 0 && (
          <>
            <PageRange data={list.data} first={(pageNumber(url) - 1) * pageSize + 1} />
            <span className={styles.space} />
            <PageButtons url={url} data={list.data} />
          </>
        )
      }
    >
      <div className="page-body">
        <p className={styles.found} aria-live="polite">
          {list.isFetching
            ? t`Loading`
            : list.data && rows.length > 0
              ? word(templateTexts.found(list.data.count))
              : ''}
        </p>
        <nav className={styles.links} aria-label={t`Templates`}>
          <Link to="/templateGroups">{t`Template Groups`}</Link>
          <Link to="/ai-template">{t`Create Template With AI`}</Link>
          <Link to="/importtemplate">{t`Import templates`}</Link>
        </nav>
        <QueryView
          query={list}
          failed={t`The list did not load.`}
          loading={
            <div className={`list-unstyled ${styles.cards}`} role="status" aria-label={t`Loading templates`}>
              {skeletons.map((at) => (
                <div key={at} className={styles.skeleton}>
                  <SkeletonBar width="12rem" />
                  <SkeletonBar width="18rem" />
                  <SkeletonBar width="16rem" />
                  <SkeletonBar width="7rem" />
                </div>
              ))}
            </div>
          }
        />
        {list.data && rows.length === 0 && (
          <EmptyState
            title={word(templateTexts.none)}
            filtered={searched}
            action={searched ? <Button onClick={() => navigate('/template')}>{t`Clear Filters`}</Button> : add}
          >
            {searched
              ? t`Nothing fits the search and the filters.`
              : t`Write a message once, let WhatsApp approve it, and send it as often as you like.`}
          </EmptyState>
        )}
        <ul
          className={`list-unstyled ${styles.cards}`}
          aria-label={t`Templates`}
          data-stale={list.isPlaceholderData || undefined}
        >
          {rows.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              submitting={submit.isPending && submit.variables.id === template.id}
              onSubmit={() => submit.mutate(template)}
              onEdit={() => url.patch({ edit: template.id })}
              onDuplicate={() => duplicate.mutate(template.id)}
              onDelete={() => setDeleting(template)}
            />
          ))}
        </ul>
      </div>
      {url.get('edit') && (
        <EditDialog key={url.get('edit')} id={Number(url.get('edit'))} onClose={() => url.patch({ edit: null })} />
      )}
      <DeleteDialog
        what={t`Template`}
        opened={deleting !== undefined}
        item={deleting && `${deleting.template_name}, ${languageName(deleting.language)}`}
        consequence={
          deleting?.waba_template_id
            ? t`WhatsApp deletes it in this language, and an approved name cannot be used again for 30 days.`
            : t`It was not submitted yet. This cannot be undone.`
        }
        onDelete={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </PageFrame>
  );
};
