import { type Society, societyCalls } from '@angan/contract/societies/societies.ts';
import { t } from '@lingui/core/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { nameOf } from '../core/names/index.ts';
import { NearNames, usePlaceForm } from '../places/index.ts';
import { FormDialog } from '../ui/form/index.ts';
import { type SocietyDraft, societyBody, societyDraftOf, societyMistakes } from './society-draft.ts';
import { SocietyFields } from './society-fields.tsx';
import { societyApi } from './society-kind.tsx';

interface Props {
  /** The society to change; a new one without. */
  id?: number;
  /** Where a new one most likely stands. */
  area?: number | undefined;
  onClose: () => void;
  onOpen: (id: number) => void;
}

/** Adds a society, or changes the one that is open. */
export const SocietyForm = ({ id, area, ...rest }: Props) => {
  const { data } = useQuery({
    ...query(societyCalls.get, { params: { id: id ?? 0 } }, { quiet: true }),
    enabled: id !== undefined,
  });
  if (id !== undefined && !data) return null;
  const initial = data ? societyDraftOf(data) : societyDraftOf(undefined, { area: area ?? null });
  return <Fields society={data} initial={initial} {...rest} />;
};

/** Letters worth asking for near names, and milliseconds of quiet before that. */
const asked = { letters: 3, pause: 250 } as const;

interface FieldsProps {
  society: Society | undefined;
  initial: SocietyDraft;
  onClose: () => void;
  onOpen: (id: number) => void;
}

const Fields = ({ society, initial, onClose, onOpen }: FieldsProps) => {
  // Who adds one may write its contacts down; of an old one the server says so by showing them.
  const vault = !society || society.office_contact !== undefined;
  const { draft, errors, busy, set, submit } = usePlaceForm({
    initial,
    noun: 'society',
    mistakes: societyMistakes,
    save: (now) => {
      const body = societyBody(now, vault);
      return society ? societyApi.update({ params: { id: society.id }, body }) : societyApi.create({ body });
    },
    said: (row) => (society ? t`Saved: ${row.society_name}` : t`Society added: ${row.society_name}`),
    onSaved: (row) => onOpen(row.id),
  });
  const [name] = useDebouncedValue(draft.society_name.trim(), asked.pause);
  const { data: like } = useQuery({
    ...query(
      societyCalls.similar,
      { query: { name, ...(draft.area !== null && { area: String(draft.area) }) } },
      { quiet: true },
    ),
    enabled: !society && name.length >= asked.letters,
  });
  const near =
    !society && draft.society_name.trim() === name && name.length >= asked.letters ? (like?.results ?? []) : [];
  return (
    <FormDialog
      opened
      title={society ? t`Edit ${society.society_name}` : t`Add society`}
      submit={society ? t`Save` : t`Add society`}
      size="wide"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <SocietyFields
        draft={draft}
        errors={errors}
        set={set}
        vault={vault}
        near={
          near.length > 0 && (
            <NearNames
              near={near.map(({ id, society_name, area }) => ({
                id,
                name: society_name,
                where: nameOf('areas', area),
              }))}
              onTake={onOpen}
            />
          )
        }
      />
    </FormDialog>
  );
};
