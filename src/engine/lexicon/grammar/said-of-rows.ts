import type { LocalTurn } from '../../local-turns.ts';
import { ofBounds, ofDates } from './said-of-bounds.ts';
import { ofPayments } from './said-of-payments.ts';
import { ofPeople } from './said-of-people.ts';
import { ofApplications, ofBranches } from './said-of-requests.ts';

/** What rows have in ordinary words that the plain grammar says otherwise. */
export const saidOfRows = (): readonly LocalTurn[] => [
  ...ofBounds(),
  ...ofDates(),
  ...ofPeople(),
  ...ofPayments(),
  ...ofApplications(),
  ...ofBranches(),
];
