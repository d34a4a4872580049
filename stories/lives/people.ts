import type { OwnDetails } from '#ui-kit/shop/account/PersonalDetails.tsx'
import type { SavedAddress } from '#ui-kit/shop/address/DeliveryAddresses.tsx'

// Written by `npm run lives`.

/** Amina, a customer. */
export const aminasDetails: OwnDetails = {
  firstname: 'Amina',
  lastname: 'Daniels',
  email: 'amina@ekhaya.example',
  emailVerified: true,
  isAdmin: false,
}

/** Where Amina lives. */
export const aminasHome: SavedAddress = {
  recipientName: 'Amina Daniels',
  recipientMobileNumber: '0825550142',
  streetAddress: '18 Modjadji Street',
  complex: 'House',
  city: 'Soweto',
  province: 'Gauteng',
  suburb: 'Pimville Zone 4',
  postalCode: '1809',
  id: 'aminasHome',
}

/** Where her grandmother lives. */
export const gogosHouse: SavedAddress = {
  recipientName: 'Gogo Rhulani Daniels',
  recipientMobileNumber: '0735550178',
  streetAddress: '204 Magoro Main Road',
  complex: 'House',
  city: 'Malamulele',
  province: 'Limpopo',
  suburb: 'Tiyani Magoro',
  postalCode: '0982',
  id: 'gogosHouse',
}
