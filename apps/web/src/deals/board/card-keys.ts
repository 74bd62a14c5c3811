import type { Deal } from '@angan/contract/deals/deals.ts';
import { dealLadder } from '@angan/domain/deals/index.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import type { KeyboardEvent } from 'react';
import { movesOf } from '../deal-moves.ts';
import { typeOf } from '../deal-words.ts';

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The stage beside that of a card, where it may go there: the next one, or the one that it came from. */
const beside = (deal: Deal, way: number): DealStage | undefined => {
  const ladder = dealLadder(typeOf(deal));
  const at = ladder.indexOf(deal.stage);
  return movesOf(deal).find((to) => {
    const is = ladder.indexOf(to);
    return way > 0 ? is === at + 1 : is >= 0 && is < at;
  });
};

/** The links of the cards by their columns, columns without any left out. */
const cardsOn = (board: Element) =>
  [...board.querySelectorAll('[data-column]')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card] a.stretched-link')])
    .filter((cards) => cards.length > 0);

/** Goes from the card on which a key was pressed to the one beside it, above or below. */
const walk = (from: Element, [across, down]: readonly [number, number]): boolean => {
  const board = from.closest('[data-board]');
  const own = from.querySelector<HTMLElement>('a.stretched-link');
  if (!board || !own) return false;
  const columns = cardsOn(board);
  const at = columns.findIndex((cards) => cards.includes(own));
  const row = columns[at]?.indexOf(own) ?? 0;
  const column = columns[at + across];
  const next = down === 0 ? column?.[Math.min(row, column.length - 1)] : column?.[row + down];
  next?.focus();
  return next !== undefined;
};

/** Arrows go from card to card; with Shift the card goes to the stage beside its own. */
export const onCardKey = (event: KeyboardEvent, deal: Deal, onMove: (deal: Deal, to: DealStage) => void): void => {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = event.shiftKey && step[0] !== 0 ? beside(deal, step[0]) : undefined;
  if (to) onMove(deal, to);
  if (to || (!event.shiftKey && walk(event.currentTarget, step))) event.preventDefault();
};
