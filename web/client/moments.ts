/** Which revisions of an order's history are looked at. */
export interface Moments {
  /** Undefined: the newest, whatever comes. */
  at: number | undefined
  from: number
  to: number
}

/** The moments as the address has them, none beyond the last; two are compared from the first to the last where it names none. */
export const momentsOf = (query: URLSearchParams, last: number): Moments => {
  const revision = (name: string) => {
    const written = query.get(name) ?? ''
    return /^\d{1,6}$/.test(written) ? Math.min(Number(written), last) : undefined
  }
  const at = revision('at')
  return { at: at === last ? undefined : at, from: revision('from') ?? 0, to: revision('to') ?? last }
}

/** The address's query with other moments in it. */
export const withMoments = (query: URLSearchParams, moments: Partial<Moments>) => {
  const next = new URLSearchParams(query)
  for (const [name, revision] of Object.entries(moments)) {
    if (revision === undefined) next.delete(name)
    else next.set(name, String(revision))
  }
  return next
}
