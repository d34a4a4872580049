import { securityEventNames } from '#domain/security/securityEvents.ts'
import type { AuditChip } from '#ui-kit/shop/audit/AuditChips.tsx'
import type { BusyNetwork } from '#ui-kit/shop/security/BusiestNetworks.tsx'
import {
  emptySecurityFilter,
  type SecurityEventRow,
  type SecurityFilter,
} from '#ui-kit/shop/security/securityEventRow.ts'
import { customerHref } from '#web/state/adminLinks.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { eventDetail, eventLabels } from './eventLabels.ts'
import { securityListUrl } from './securityListUrl.ts'

type ListedEvent = AnswerOf<'GET audit/security'>['results'][number]

export const eventOptions = securityEventNames.map((value) => ({ value, label: eventLabels[value][0] }))

export const securityRow = ({
  id,
  at,
  event,
  count,
  emails,
  customer,
  admin,
  ...from
}: ListedEvent): SecurityEventRow => ({
  ...{ id, at, count },
  event: eventLabels[event][0],
  tone: eventLabels[event][1],
  customer: customer ? { name: customer.name, href: customerHref(customer.customerId) } : undefined,
  by: admin?.name,
  network: isNetwork(from.network) ? { name: from.network, href: networkHref(from.network) } : undefined,
  device: from.device === 'others' ? '' : from.device,
  detail: eventDetail(from.reason, emails),
})

export const busyNetworkProps = ({
  network,
  ...figures
}: AnswerOf<'GET audit/security'>['networks'][number]): BusyNetwork => ({
  name: network,
  href: networkHref(network),
  ...figures,
})

/** Chips for filters without an input field, each with a link that removes it. */
export const securityChips = (filter: SecurityFilter, results: readonly ListedEvent[]): AuditChip[] => {
  if (!filter.customerId) return []
  const name = results.find(({ customer }) => customer?.customerId === filter.customerId)?.customer?.name
  return [
    {
      label: `Only ${name ?? 'one account'}`,
      href: securityListUrl.hrefFor({ filter: { ...filter, customerId: '' }, page: 1 }),
    },
  ]
}

const networkHref = (network: string) =>
  securityListUrl.hrefFor({ filter: { ...emptySecurityFilter, network }, page: 1 })

// `others` stands for the networks of events that were counted together.
const isNetwork = (network: string) => network !== '' && network !== 'others'
