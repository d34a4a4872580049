import { securityEventNames } from '#domain/security/securityEvents.ts'
import type { SecurityFilter } from '#ui-kit/shop/security/securityEventRow.ts'
import { day, listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'

const parseEvent = oneOf(securityEventNames)

/** Filter and page of the list of security events, in the address. */
export const securityListUrl = listUrl({
  path: '/Security',
  pageSize: 50,
  fields: {
    event: parseEvent,
    network: textUpTo(60),
    customerId: textUpTo(200),
    since: day,
    until: day,
  },
  queryOf: ({ event, ...filter }: SecurityFilter) => ({
    ...nonEmptyFields(filter),
    event: parseEvent(event) || undefined,
  }),
})
