import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { auditHref } from '#web/client/auditLinks.ts'
import { useAddressedView } from '#web/client/useAddressedView.ts'

/** What is looked for in the audit, kept in the address. */
export const useAuditView = (filter: AuditFilter) => {
  const { filter: shown, onFilter } = useAddressedView({ filter, page: 1 }, addressed)

  return { filter: shown, onFilter }
}

const addressed = {
  hrefFor: ({ filter }: { filter: AuditFilter; page: number }) => auditHref(filter),
  steps: ['since', 'until'],
} as const
