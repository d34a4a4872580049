import { z } from 'zod'
import { roles } from '#domain/account/accountEvents.ts'
import { NewAddress } from '#domain/address/addressContract.ts'
import { readContent } from './content.ts'

const Account = z.strictObject({
  email: z.email(),
  password: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(roles),
})

const Customer = z.strictObject({
  /** The key by which reviews, orders and bookings refer to them. */
  key: z.string(),
  email: z.email(),
  firstname: z.string(),
  lastname: z.string(),
})

/** Somebody with an account without a password. */
export type DemoCustomer = z.output<typeof Customer>

const Buyer = Customer.extend({
  /** Delivery address of their orders. */
  address: NewAddress,
})

/** A customer with orders from before the shop opened. */
export type Buyer = z.output<typeof Buyer>

/** They exist only in demo mode; their passwords are printed at every start. */
export const demoAccounts = readContent('accounts.json', z.array(Account))

/** The address book of the demo customer. */
export const aminasAddresses = readContent('aminasAddresses.json', z.tuple([NewAddress], NewAddress))

/** Customers with orders in the past, whose accounts have no password. */
export const demoShoppers = readContent('shoppers.json', z.array(Buyer))

/** All customers with orders from before the shop opened. */
export const demoBuyers: readonly Buyer[] = [
  {
    key: 'amina',
    email: 'amina@ekhaya.example',
    firstname: 'Amina',
    lastname: 'Daniels',
    address: aminasAddresses[0],
  },
  ...demoShoppers,
]

/** The customer id of a buyer. */
export const BuyerKey = z.enum(demoBuyers.map(({ key }) => key))
