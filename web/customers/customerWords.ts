import { day } from '#ui-kit/shop/audit/moments.ts'
import type { Change, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { statusLooks } from '#ui-kit/shop/customers/customerRow.ts'
import type { AnswerOf } from '#web/client/calls.ts'

type Customer = AnswerOf<'GET audit/customers/:id'>['result']['customer']

/** Changes of an account's fields in the shop's words, in the order one looks for them. Ids, and what follows from orders, are left out. */
export const changesInWords = (changes: readonly Change[]): Change[] =>
  fields.flatMap(([name, field, say]) => {
    const change = changes.find((each) => each.field === name)
    const [from, to] = [say(change?.from ?? null), say(change?.to ?? null)]
    return from === to ? [] : [{ field, from, to }]
  })

/** Every field of an account in the shop's words. */
export const fieldsOf = (customer: Customer) =>
  fields.map(([name, field, say]): [field: string, value: PlainValue] => [field, say(customer[name])])

const plain = (value: PlainValue) => (value === '' ? null : value)
const moment = (value: PlainValue) => (typeof value === 'string' && value ? day(value) : null)
const status = (value: PlainValue) =>
  Object.entries(statusLooks).find(([name]) => name === value)?.[1].words ?? plain(value)

const fields: [name: keyof Customer, field: string, say: (value: PlainValue) => PlainValue][] = [
  ['status', 'Status', status],
  ['role', 'Role', plain],
  ['reason', 'Suspended for', plain],
  ['firstname', 'Firstname', plain],
  ['lastname', 'Lastname', plain],
  ['email', 'E-mail', plain],
  ['openedAt', 'Customer since', moment],
]
