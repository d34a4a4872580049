import type { CommandContext, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import type { Caller } from '#api/http/handlers.ts'
import type { Role } from '#domain/account/accountEvents.ts'

/** What a node gets with every call: caller, command context, idempotency key. */
export interface RequestContext {
  caller: Caller
  context: CommandContext
  idempotentContext: IdempotentContext
  key: string | undefined
  params: Record<never, never>
  query: Record<never, never>
}

interface Sender {
  customerId: string
  role: Role
  correlationId: string
  /** The idempotency key. A repeated request has the same one. */
  key?: string | undefined
}

export const requestContext = ({ customerId, role, correlationId, key }: Sender): RequestContext => {
  const by = { role: role === 'Admin' ? ('admin' as const) : ('customer' as const), id: customerId }
  const context = { by, correlationId }
  return {
    caller: { customerId, role, sessionId: customerId, emailVerified: true },
    context,
    idempotentContext: { ...context, command: key },
    key,
    params: {},
    query: {},
  }
}
