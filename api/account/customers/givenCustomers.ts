import { customerKey } from '#api/eventStore/sealing.ts'
import { givenReadModel } from '#api/givenReadModel.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { aminasOrder, monday } from '#domain/cast.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { customerList, customerQueries } from './customersList.ts'

/** The list of customers, fed by facts alone. */
export const givenCustomers = async () => {
  const list = await givenReadModel(customerList)
  const { facts } = list

  const given = {
    facts: (customerId: string, happened: readonly Fact[]) => facts(accountStream(customerId), happened),
    /** Somebody with a verified address. */
    customer: (firstname: string, lastname = 'Daniels', at = monday) => {
      const id = firstname.toLowerCase()
      const email = `${id}@ekhaya.example`
      const opened = fact('AccountOpened', { firstname, lastname, email })
      return facts(accountStream(id), [opened, fact('EmailVerified', { email })], at)
    },
    /** An order, and what became of it. Total in cents. */
    order: (orderId: string, customerId: string, became: readonly Fact[], { at = monday, total = 69_800 } = {}) =>
      facts(orderStream(orderId), [fact('OrderPlaced', { ...aminasOrder, customerId, total }), ...became], at),
    became: (orderId: string, became: Fact) => facts(orderStream(orderId), [became]),
    /** The account closes and the key goes, as erasing does it. */
    erased: async (customerId: string) => {
      await given.facts(customerId, [fact('AccountErased', {})])
      await list.keyring.destroy(customerKey(customerId))
    },
  }

  return {
    ...list,
    given,
    queries: async () => {
      await list.caughtUp()
      return customerQueries(list.database)
    },
  }
}
