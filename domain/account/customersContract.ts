import { z } from 'zod'
import { NewAddress } from '#domain/address/addressContract.ts'
import { contract, text, wholeNumber } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { roles } from './accountEvents.ts'
import { accountStatuses } from './accountMachine.ts'
import { suspensionReasonRule } from './suspensionReasonRule.ts'

const Role = z.enum(roles, { error: `The role must be one of: ${roles.join(', ')}` })
const sorts = ['newest', 'orders', 'spent', 'lastOrder'] as const
const Sort = z.enum(sorts, { error: `The sort must be one of: ${sorts.join(', ')}` })
const Status = z.enum(accountStatuses, { error: `The status must be one of: ${accountStatuses.join(', ')}` })

/** A customer as admins see one: names and address masked until they are revealed. Money in rand, moments ISO 8601. */
const CustomerRow = z.object({
  customerId: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: Role,
  status: Status,
  openedAt: z.string(),
  orders: z.number(),
  /** The total of the customer's orders that are not canceled. */
  spent: z.number(),
  lastOrderAt: z.string().nullable(),
})

const CustomerRecord = CustomerRow.extend({
  /** The reason of the suspension; empty if the account is not suspended. */
  reason: z.string(),
  masked: z.boolean(),
  /** The record's revision. */
  version: z.number(),
})

const SavedAddress = NewAddress.extend({ id: z.string() })

const customerParams = z.object({ id: z.string() })
const customer = z.object({ result: CustomerRecord })
const emptyRequest = z.object({})

/** The endpoints with which admins manage accounts. */
export const customersContract = contract({
  'GET customers/all': {
    summary: 'Customers, newest first; names and addresses are masked',
    access: 'admin',
    query: z.object({
      /** Part of a name or of an e-mail address. */
      search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
      status: Status.optional(),
      role: Role.optional(),
      sort: Sort.default('newest'),
      pageNumber: wholeNumber('pageNumber', 1, 1_000_000).default(1),
      limit: wholeNumber('limit', 1, 100).default(20),
    }),
    response: z.object({
      customers: z.array(CustomerRow),
      results: z.array(CustomerRow),
      meta: z.object({ totalCount: z.number(), total: z.number(), pageNumber: z.number(), size: z.number() }),
    }),
  },
  'GET customers/find/:id': {
    summary: 'One customer, masked',
    access: 'admin',
    params: customerParams,
    response: customer,
  },
  'POST customers/reveal/:id': {
    summary: 'The full names and addresses of a customer; each look at them is recorded',
    access: 'admin',
    params: customerParams,
    querydata: emptyRequest,
    response: z.object({ result: CustomerRecord.extend({ addresses: z.array(SavedAddress) }) }),
  },
  'POST customers/suspend/:id': {
    summary: 'Suspend an account; its sessions end at once',
    access: 'admin',
    params: customerParams,
    querydata: z.object({ reason: text('reason', suspensionReasonRule.min, suspensionReasonRule.max) }),
    response: customer,
  },
  'POST customers/reinstate/:id': {
    summary: 'Reinstate a suspended account',
    access: 'admin',
    params: customerParams,
    querydata: emptyRequest,
    response: customer,
  },
  'POST customers/role/:id': {
    summary: 'Make a customer an admin, or an admin a customer again',
    access: 'admin',
    params: customerParams,
    querydata: z.object({ role: Role }),
    response: customer,
  },
  'POST customers/erase/:id': {
    summary: 'Erase a customer permanently',
    access: 'admin',
    params: customerParams,
    querydata: emptyRequest,
    response: z.object({ message: z.string() }),
  },
  'GET audit/customers/:id': {
    summary: 'The history of an account: every fact, masked',
    access: 'admin',
    params: customerParams,
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ customer: CustomerRecord, ...historyFields }) }),
  },
})
