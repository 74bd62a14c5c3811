import { fieldListOf, type MigrationKind, type MigrationTarget } from '@angan/contract/imports/data-migration.ts';
import { cities } from '@angan/domain/lookups/index.ts';
import { scopeOf } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { useNames } from '../core/names/index.ts';
import { useUsertype } from '../core/session/index.ts';
import { dealTypeChoices, SourceField, subtypeChoices, useMyTypes } from '../records/index.ts';
import { ChoiceChips, LookupField, ManyField } from '../ui/form/index.ts';
import styles from './import-choices.module.css';
import { targetWord } from './target-words.ts';
import type { MappingState } from './use-mapping.ts';

interface Props {
  state: MappingState;
  kind: MigrationKind;
}

const cityChoices = cities.map(({ id, city }) => ({ id, label: city }));
/** What a record is known by, and what is no field of it. */
const notOverwritten: readonly MigrationTarget[] = [
  ...(['note', 'skip', 'title', 'link', 'rate', 'external_ref', 'name', 'mobile', 'email', 'property_type'] as const),
  ...(['city', 'status', 'stage'] as const),
];

const listNotOverwritten: readonly MigrationTarget[] = ['note', 'skip'];

/** What goes for every row that says nothing of its own; and in that mode, what the file overwrites. */
export const RecordDefaults = ({ state: { mapping, set }, kind }: Props) => {
  const list = fieldListOf(kind);
  const fixed = list ? listNotOverwritten : notOverwritten;
  const fields = [...new Set(mapping.targets)].filter((target) => !fixed.includes(target));
  const hasPlaces = !list || Object.values(list.fields).some(({ to }) => to === 'area');
  return (
    <>
      {mapping.mode === 'Add and overwrite' && fields.length > 0 && (
        <section className={styles.section}>
          <ChoiceChips
            label={t`What the file overwrites`}
            choices={fields.map((target) => ({ id: target, label: targetWord(kind, target) }))}
            chosen={mapping.overwrite}
            onChange={(overwrite) => set({ overwrite })}
          />
          <p className={styles.hint}>{mapping.overwrite.length === 0 ? t`None chosen: all that it has.` : ''}</p>
        </section>
      )}
      {hasPlaces && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t`For all rows`}</h2>
          <p className={styles.hint}>{t`Where a row says nothing of its own.`}</p>
          <div className={styles.fields}>
            {(kind === 'Properties' || list?.forAll) && <UsualSubtype state={{ mapping, set }} />}
            <LookupField
              label={t`City`}
              choices={cityChoices}
              value={mapping.city}
              hint={t`Of areas whose city the file does not say`}
              onChange={(city) => set({ city })}
            />
            {!list && <StockDefaults state={{ mapping, set }} kind={kind} />}
          </div>
        </section>
      )}
    </>
  );
};

const UsualSubtype = ({ state: { mapping, set } }: { state: Pick<MappingState, 'mapping' | 'set'> }) => {
  const types = useMyTypes();
  return (
    <LookupField
      label={t`Subtype`}
      choices={subtypeChoices(types.map(({ id }) => id))}
      value={mapping.property_subtype}
      hint={t`Of rows that do not say what kind of property they are`}
      onChange={(property_subtype) => set({ property_subtype })}
    />
  );
};

/** What goes for every property or inquiry of the file. */
const StockDefaults = ({
  state: { mapping, set },
  kind,
}: {
  state: Pick<MappingState, 'mapping' | 'set'>;
  kind: MigrationKind;
}) => {
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active);
  const permission = kind === 'Properties' ? 'property:assign' : 'inquiry:assign';
  const assignsAll = scopeOf(useUsertype() ?? 'Backend', permission) === 'all';
  return (
    <>
      <ChoiceChips
        label={t`Deal type`}
        choices={dealTypeChoices}
        chosen={mapping.deal_type}
        onChange={(deal_type) => set({ deal_type })}
      />
      <SourceField value={mapping.source} onChange={(source) => set({ source })} />
      {assignsAll && (
        <ManyField
          label={t`Assigned to`}
          placeholder={t`Nobody yet`}
          choices={people.map(({ user }) => ({
            id: user.id,
            label: `${user.first_name} ${user.last_name}`.trim(),
          }))}
          chosen={mapping.assigned_to}
          onChange={(assigned_to) => set({ assigned_to })}
        />
      )}
    </>
  );
};
