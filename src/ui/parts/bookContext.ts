/** How a case anywhere on the page opens the book at itself. */
import { createContext } from 'preact';
import type { Cite } from '../../rulebook/cases.ts';

/** Opens the book at a case. Where nobody gives one, nothing opens. */
export const OpenCase = createContext<(cite: Cite) => void>(() => {});
