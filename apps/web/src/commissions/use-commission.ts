import { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { letterCalls } from '@angan/contract/commissions/letters.ts';
import { paperCalls } from '@angan/contract/commissions/papers.ts';
import { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import { splitCalls } from '@angan/contract/commissions/splits.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { useQuery } from '@tanstack/react-query';
import { client, query } from '../core/api/index.ts';

export const api = {
  ...client(commissionCalls),
  papers: client(paperCalls),
  receipts: client(receiptCalls),
  splits: client(splitCalls),
  letters: client(letterCalls),
};

/** What a change at the desk moves: the lists of dues, of splits and of certificates, and the deal or the loan. */
export const moved: readonly Entity[] = [
  'commission',
  'commission_split',
  'commission_receipt',
  'invoice',
  'deal',
  'loan',
];

/** One commission with all that stands on it. */
export const useCommission = (id: number) => useQuery(query(commissionCalls.get, { params: { id } }, { quiet: true }));
