/** The selected revisions of a record's history. */
export interface RevisionSelection {
  /** Undefined: the newest, also when more facts arrive. */
  at: number | undefined
  from: number
  to: number
}

/** The revisions in the URL's query, at most the last one. The comparison is from the first to the last unless the query says otherwise. */
export const selectedRevisions = (query: URLSearchParams, last: number): RevisionSelection => {
  const revisionIn = (name: string) => {
    const text = query.get(name) ?? ''
    return /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : undefined
  }
  const at = revisionIn('at')
  return { at: at === last ? undefined : at, from: revisionIn('from') ?? 0, to: revisionIn('to') ?? last }
}

/** The query with other revisions. */
export const withRevisions = (query: URLSearchParams, revisions: Partial<RevisionSelection>) => {
  const next = new URLSearchParams(query)
  for (const [name, revision] of Object.entries(revisions)) {
    if (revision === undefined) next.delete(name)
    else next.set(name, String(revision))
  }
  return next
}
