/** Grows whenever the same record could lead to another state; a save of other rules is still played again first. */
export const RULES = '3';
