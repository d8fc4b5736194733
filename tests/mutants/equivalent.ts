/** Mutants that no test can notice, because they change nothing that can be seen: each with the reason. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
