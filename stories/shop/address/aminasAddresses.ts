import type { SavedAddress } from '#ui-kit/shop/address/DeliveryAddresses.tsx'

export { aminasHome, gogosHouse } from '#stories/lives/people.ts'

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
