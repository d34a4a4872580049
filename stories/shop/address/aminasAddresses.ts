import type { SavedAddress } from '#ui-kit/shop/address/DeliveryAddresses.tsx'

export const aminasHome: SavedAddress = {
  id: 'aminasHome',
  recipientName: 'Amina Dlamini',
  recipientMobileNumber: '0825550143',
  streetAddress: '41 Moema Street',
  complex: 'House',
  suburb: 'Pimville Zone 5',
  city: 'Soweto',
  province: 'Gauteng',
  postalCode: '1809',
}

export const gogosHouse: SavedAddress = {
  id: 'gogosHouse',
  recipientName: 'Nomvula Khosa',
  recipientMobileNumber: '0735550188',
  streetAddress: '7 Marula Road',
  complex: 'House',
  suburb: 'Tiyani Magoro',
  city: 'Makhado',
  province: 'Limpopo',
  postalCode: '0932',
}

/** An address with every field at its maximum length. */
export const longestAddress: SavedAddress = {
  id: 'longestAddress',
  recipientName: 'Thembelihle Nomathamsanqa Nkos',
  recipientMobileNumber: '0835550117',
  streetAddress: '1204 Chief Albert Luthuli Road',
  complex: 'Umhlanga Ridge Boulevard Tower',
  suburb: 'Pietermaritzburg North Village',
  city: 'Pietermaritzburg Metropolitans',
  province: 'KwaZulu-Natal',
  postalCode: '3201',
}
