import type { Role } from '#domain/account/accountEvents.ts'
import type { Address } from '#domain/address/addressEvents.ts'

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

export const aminasAddresses: Address[] = [
  {
    recipientName: 'Amina Daniels',
    recipientMobileNumber: '0825550142',
    streetAddress: '18 Modjadji Street',
    complex: 'House',
    city: 'Soweto',
    province: 'Gauteng',
    suburb: 'Pimville Zone 4',
    postalCode: '1809',
  },
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
