/** The loaded revisions. */
interface Range {
  first: number
  last: number
}

/** The selected revisions of a record's history. */
export interface RevisionSelection {
  /** Undefined: the newest, also when more facts arrive. */
  at: number | undefined
  from: number
  to: number
}

/**
 * The revisions in the URL's query, at most the last one. The comparison is from the first loaded revision to the last unless the query says
 * otherwise.
 */
export const selectedRevisions = (query: URLSearchParams, { first, last }: Range): RevisionSelection => {
  const clampedIn = (name: string) => {
    const revision = revisionIn(query, name)
    return revision === undefined ? undefined : Math.min(revision, last)
  }
  const at = clampedIn('at')
  return { at: at === last ? undefined : at, from: clampedIn('from') ?? first, to: clampedIn('to') ?? last }
}

/** The earliest revision in the URL's query. */
export const earliestRevision = (query: URLSearchParams) => {
  const revisions = ['at', 'from', 'to'].map((name) => revisionIn(query, name)).filter((each) => each !== undefined)
  return revisions.length > 0 ? Math.min(...revisions) : undefined
}

const revisionIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
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
