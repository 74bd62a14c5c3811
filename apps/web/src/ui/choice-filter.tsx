import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { formatNumber } from '../core/language/index.ts';
import { CheckList } from './check-list.tsx';
import styles from './choice-filter.module.css';
import { FilterChip, useInFilterSheet } from './filter-bar.tsx';
import { type Choice, ChoiceChips } from './form/index.ts';
import { useFollowing } from './use-following.ts';
import { anyValue, heldValues, type UrlState } from './use-url-state.ts';

/** Milliseconds between a change of a filter and its effect: spec 9. */
export const filterSettles = 500;

interface Props<Id extends number | string> {
  url: UrlState;
  /** Of the query parameter, which the list's call has under the same name. */
  name: string;
  label: string;
  /** Holds while the address does not say otherwise. */
  usual?: string | readonly string[];
  /** Several that go by one word, offered as one: 'Open'. */
  together?: { label: string; ids: readonly Id[] };
  choices: readonly Choice<Id>[];
  /** How many rows there would be of each, by the choice's id. */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Called when the choosing begins. */
  onOpen?: (() => void) | undefined;
  startsOpen?: boolean | undefined;
  /** A list too long to show all of: ticked off, with a box to find one in. */
  long?: boolean;
  /** A long list that comes in no order: it is put in one by name once it is opened. */
  byName?: boolean;
}

const shownAtMost = 2;

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** 'Bopal, Shela +2' */
const inWords = (labels: readonly string[]) =>
  labels.slice(0, shownAtMost).join(', ') + (labels.length > shownAtMost ? ` +${labels.length - shownAtMost}` : '');

/** Any of several: a chip whose choice stands in the address half a second after the last change. */
export const ChoiceFilter = <Id extends number | string>(props: Props<Id>) => {
  const { url, name, label, usual, together, long = false, byName, counts, onOpen, startsOpen } = props;
  const isInSheet = useInFilterSheet();
  const countOf = ({ id }: Choice<Id>) => counts?.get(String(id)) ?? 0;
  const isOffered = (choice: Choice<Id>) =>
    !isInSheet || countOf(choice) > 0 || url.all(name).includes(String(choice.id));
  const choices = counts
    ? props.choices.filter(isOffered).map((choice) => ({ ...choice, note: formatNumber(countOf(choice)) }))
    : props.choices;
  const applied = heldValues(url, name, usual);
  const none = usual === undefined ? null : anyValue;
  const chosenIn = (texts: readonly string[]) =>
    texts.map((text) => choices.find(({ id }) => String(id) === text) ?? { id: text as Id, label: text });
  const [picked, setPicked] = useFollowing<readonly string[]>(applied);
  const apply = useDebouncedCallback(
    (ids: readonly string[]) =>
      url.filter({ [name]: usual !== undefined && isSame(ids, [usual].flat()) ? null : ids.length > 0 ? ids : none }),
    filterSettles,
  );
  const pick = (ids: readonly (number | string)[]) => {
    const texts = ids.map(String);
    setPicked(texts);
    apply(texts);
  };
  const chosen = chosenIn(picked).map(({ id }) => id);
  const isTogether = (ids: readonly string[]) => together !== undefined && isSame(ids, together.ids.map(String));
  return (
    <FilterChip
      label={label}
      value={isTogether(applied) ? together!.label : inWords(chosenIn(applied).map((choice) => choice.label))}
      onClear={() => url.filter({ [name]: none })}
      onOpen={onOpen}
      startsOpen={startsOpen}
    >
      {together && (
        <Button
          size="xs"
          variant={isTogether(picked) ? 'light' : 'default'}
          className={styles.together ?? ''}
          aria-pressed={isTogether(picked)}
          onClick={() => pick(isTogether(picked) ? [] : together.ids)}
        >
          {together.label}
        </Button>
      )}
      {long ? (
        <CheckList label={label} choices={choices} chosen={chosen} onChange={pick} byName={byName} />
      ) : (
        <div className={styles.named}>
          <ChoiceChips label={label} choices={choices} chosen={chosen} onChange={pick} />
        </div>
      )}
    </FilterChip>
  );
};
