/** Maximum of facts in an audit file. Callers who need more narrow the filter or page on from the last fact. */
export const maxFactsPerFile = 10_000
