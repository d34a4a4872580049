import { historyFile } from '#api/history/historyFile.ts'
import type { Answers } from '#api/http/answers.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { customersContract } from '#domain/account/customersContract.ts'
import { maskedPerson } from '#domain/account/masked.ts'
import { addressBookMachine, addressBookStream } from '#domain/address/addressBookMachine.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { customerRecord } from './customersAnswer.ts'
import { customerHistory } from './customersHistory.ts'
import { type CustomersParts, figuresOf, maskedAnswer } from './customersParts.ts'

type Seeing = 'GET customers/all' | 'GET customers/find/:id' | 'POST customers/reveal/:id' | 'GET audit/customers/:id'

/** Customers as admins look at them. */
export const seeingCustomers = (parts: CustomersParts): Pick<Answers<typeof customersContract>, Seeing> => {
  const { ledger, customers, recordReading } = parts
  const accountOf = (id: string) => ledger.load(accountMachine, accountStream(id))

  return {
    'GET customers/all': ({ query }) => {
      const { customers: found, meta } = customers.page(query)
      const results = found.map(maskedPerson)
      return { customers: results, results, meta }
    },
    'GET customers/find/:id': async ({ params: { id } }) => maskedAnswer(parts, id, await accountOf(id)),
    'POST customers/reveal/:id': async ({ params: { id }, caller, deed }) => {
      const refused = await recordReading(id, 'details', { caller, deed })
      if (refused) return refused
      const record = customerRecord(id, await accountOf(id), await figuresOf(parts, id))
      if (!record) return refuse('AccountNotFound')

      const { addresses } = (await ledger.load(addressBookMachine, addressBookStream(id))).context
      const isOwn = id === caller.customerId
      const message = isOwn ? 'Shown in full' : 'Shown in full, and recorded'
      return { result: { ...record, addresses: [...addresses] }, message }
    },
    'GET audit/customers/:id': async ({ params: { id }, query }) => {
      const history = customerHistory(parts, await figuresOf(parts, id))
      const result = await history(id, query)
      if (!result) return refuse('AccountNotFound')
      return query.format ? historyFile(`customer-${id}`, query.format, result) : { result }
    },
  }
}
