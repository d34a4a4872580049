// South Africa is two hours ahead of UTC all year round.
const offset = '+02:00'

/** A stretch of time in UTC; a bare day is the whole day in South Africa. */
export const southAfrican = (since: string | undefined, until: string | undefined) => ({
  since: since && momentOf(since, 'T00:00:00.000'),
  until: until && momentOf(until, 'T23:59:59.999'),
})

const momentOf = (written: string, time: string) =>
  new Date(written.includes('T') ? written : `${written}${time}${offset}`).toISOString()
