import { openOrderClient } from '#verification/clients/orderClient.ts'
import type { RequestContext } from '#verification/clients/requestContext.ts'
import { callNode } from './callNode.ts'
import type { PlannedCall } from './plan.ts'
import type { PlanRun } from './planRun.ts'

/** The client of one planned call: it sends to the node of the plan, and a retry sends the same context. */
export const openPlannedClient = (
  { clientLog, nodeAt }: PlanRun,
  { node, retries }: PlannedCall,
  context: RequestContext,
) =>
  openOrderClient({
    clientLog,
    send: (_, work) =>
      callNode(
        () => nodeAt(node),
        retries,
        (routes) => work(routes, context),
      ),
  })
