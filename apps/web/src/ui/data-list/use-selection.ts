import { useRef, useState } from 'react';

interface State {
  /** What the list shows; a selection does not outlive it. */
  of: string;
  /** All that match, whether they are on the page or not. */
  all: boolean;
  ids: ReadonlySet<number>;
  /** Choosing has begun, even if nothing is chosen yet: a phone has a mode for it. */
  begun: boolean;
}
const nothing = (of: string): State => ({ of, all: false, ids: new Set(), begun: false });

/**
 * Rows that were chosen in a list, across its pages. `of` says what the list shows, as its filters: when that changes
 * nothing is chosen any more. `page` are the ids of the rows on screen, in their order.
 */
export const useSelection = (of: string, page: readonly number[] | undefined) => {
  const [kept, setState] = useState(() => nothing(of));
  const state = kept.of === of ? kept : nothing(of);
  /** Where a range begins. */
  const last = useRef<number>(undefined);
  const rows = page ?? [];
  const has = (id: number) => state.all || state.ids.has(id);
  const choose = (ids: ReadonlySet<number>) =>
    ids.size === 0 && !state.begun ? clear() : setState({ ...state, all: false, ids });
  /** What is chosen one by one; of all that match, only the rows in sight can be told. */
  const chosen = () => new Set(state.all ? rows : state.ids);
  const onPage = rows.filter(has).length;
  return {
    /** Whether something is chosen, or is about to be. */
    isOn: state.all || state.ids.size > 0 || state.begun,
    isAll: state.all,
    ids: [...state.ids],
    has,
    /** `range`: all from the row that was toggled last to this one become as this one. */
    toggle: (id: number, range = false) => {
      const next = chosen();
      const [from, to] = [rows.indexOf(last.current ?? -1), rows.indexOf(id)];
      const touched = range && from !== -1 && to !== -1 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const isOn = !has(id);
      for (const one of touched) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      choose(next);
    },
    page: (onPage === 0 ? 'none' : onPage === rows.length ? 'all' : 'some') as 'none' | 'some' | 'all',
    togglePage: () => {
      const next = chosen();
      const isOn = onPage < rows.length;
      for (const id of rows) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      choose(next);
    },
    chooseAll: () => setState({ ...state, all: true, ids: new Set() }),
    /** A phone's mode for it, with a first row where one was pressed. */
    begin: (id?: number) =>
      setState({ ...state, begun: true, ids: new Set([...state.ids, ...(id === undefined ? [] : [id])]) }),
    clear,
  };

  function clear() {
    last.current = undefined;
    setState(nothing(of));
  }
};
export type Selection = ReturnType<typeof useSelection>;
