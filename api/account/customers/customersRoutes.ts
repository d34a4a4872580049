import type { Answers } from '#api/http/answers.ts'
import type { customersContract } from '#domain/account/customersContract.ts'
import { movingCustomers } from './customersMoving.ts'
import type { CustomersParts } from './customersParts.ts'
import { seeingCustomers } from './customersSeeing.ts'

/** What admins do with accounts. Who somebody is stays masked until it is revealed. */
export const customersRoutes = (parts: CustomersParts): Answers<typeof customersContract> => ({
  ...seeingCustomers(parts),
  ...movingCustomers(parts),
})

/** Each look is recorded: no answer is kept for whoever repeats the request. */
export const revealingCalls = ['POST customers/reveal/:id'] as const
