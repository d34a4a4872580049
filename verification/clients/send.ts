import type { Refusal } from '#domain/kernel/decision.ts'
import type { noAnswer } from './noAnswer.ts'
import type { RequestContext } from './requestContext.ts'

/** Sends one request to a node: `what` describes it. Returns `noAnswer` where the outcome is unknown. */
export type Send<Routes> = <Answer>(
  what: string,
  work: (routes: Routes, requestContext: RequestContext) => Promise<Answer | Refusal> | Answer | Refusal,
  key?: string,
) => Promise<Answer | Refusal | typeof noAnswer>
