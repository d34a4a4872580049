import type { Role } from '#domain/account/accountEvents.ts'
import type { Address } from '#domain/address/addressEvents.ts'
import { demoShoppers, type ShopperKey } from './shoppers.ts'

/** They exist only in demo mode; their passwords are printed at every start. */
export const demoAccounts: { email: string; password: string; firstname: string; lastname: string; role: Role }[] = [
  {
    email: 'admin@ekhaya.example',
    password: 'Sawubona-admin',
    firstname: 'Themba',
    lastname: 'Mahlangu',
    role: 'Admin',
  },
  {
    email: 'amina@ekhaya.example',
    password: 'Sawubona-amina',
    firstname: 'Amina',
    lastname: 'Daniels',
    role: 'Customer',
  },
]

const aminasHouse: Address = {
  recipientName: 'Amina Daniels',
  recipientMobileNumber: '0825550142',
  streetAddress: '18 Modjadji Street',
  complex: 'House',
  city: 'Soweto',
  province: 'Gauteng',
  suburb: 'Pimville Zone 4',
  postalCode: '1809',
}

export const aminasAddresses: Address[] = [
  aminasHouse,
  {
    recipientName: 'Gogo Rhulani Daniels',
    recipientMobileNumber: '0735550178',
    streetAddress: '204 Magoro Main Road',
    complex: 'House',
    city: 'Malamulele',
    province: 'Limpopo',
    suburb: 'Tiyani Magoro',
    postalCode: '0982',
  },
]

export type BuyerKey = ShopperKey | 'amina'

/** Who bought something before the shop opened, and where it was brought. */
export interface Buyer {
  key: BuyerKey
  email: string
  firstname: string
  lastname: string
  address: Address
}

export const demoBuyers: Buyer[] = [
  { key: 'amina', email: 'amina@ekhaya.example', firstname: 'Amina', lastname: 'Daniels', address: aminasHouse },
  ...demoShoppers,
]
