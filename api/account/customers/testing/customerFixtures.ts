import { customerList, customerQueries } from '#api/account/customers/customersList.ts'
import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { aminasOrder, monday } from '#domain/testing/fixtures.ts'

/** A customer list that is filled only by appended facts. */
export const givenCustomers = async () => {
  const list = await givenReadModel(customerList)
  const { facts } = list

  const given = {
    facts: (customerId: string, newFacts: readonly Fact[]) => facts(accountStream(customerId), newFacts),
    /** A customer with a verified address. */
    customer: (firstname: string, lastname = 'Daniels', at = monday) => {
      const id = firstname.toLowerCase()
      const email = `${id}@ekhaya.example`
      const opened = fact('AccountOpened', { firstname, lastname, email })
      return facts(accountStream(id), [opened, fact('EmailVerified', { email })], at)
    },
    /** An order and the facts that follow `OrderPlaced`. Total in cents. */
    order: (orderId: string, customerId: string, following: readonly Fact[], { at = monday, total = 69_800 } = {}) =>
      facts(orderStream(orderId), [fact('OrderPlaced', { ...aminasOrder, customerId, total }), ...following], at),
    orderFact: (orderId: string, newFact: Fact) => facts(orderStream(orderId), [newFact]),
    /** Closes the account and destroys the key, as an erasure does. */
    erased: async (customerId: string) => {
      await given.facts(customerId, [fact('AccountErased', {})])
      await list.keyring.destroy(customerKeyName(customerId))
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
