import type { Ledger } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import type { stockroomContract } from '#domain/catalogue/stockroomContract.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { adding } from './adding.ts'

export const stockroomRoutes = (ledger: Ledger, now: () => Date): Answers<typeof stockroomContract> => {
  const add = adding(ledger, now)

  return {
    'POST products/add': async ({ querydata, deed }) => {
      const added = await add(querydata, deed)
      if (isRefusal(added)) return added
      return { data: added.product, result: added.product, position: added.position, message: 'Product added' }
    },
  }
}
