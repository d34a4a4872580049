import { customerIdOf } from '#api/account/accountCreation.ts'
import { aminasEmail } from '#studio/lives/bookingLife.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import type { Module } from '#studio/lives/writeModule.ts'

/** Amina's account and her address book. */
export const peopleModules = async (shop: LivedShop): Promise<Module[]> => {
  const amina = await shop.person(aminasEmail)
  const { result: profile } = (await amina('GET customer/profile')).body
  const { firstname, lastname, email, emailVerified, role } = profile
  const params = { customerId: customerIdOf(aminasEmail) }
  const { addresses } = (await amina('GET customer/addresses/:customerId', { params })).body
  const [home, gogos] = addresses.map(({ _id, ...saved }) => saved)
  const address = { name: 'SavedAddress', from: 'ui-kit/shop/address/DeliveryAddresses.tsx' }
  return [
    {
      file: 'stories/lives/people.ts',
      constants: [
        {
          name: 'aminasDetails',
          type: { name: 'OwnDetails', from: 'ui-kit/shop/account/PersonalDetails.tsx' },
          doc: 'Amina, a customer.',
          value: { firstname, lastname, email, emailVerified, isAdmin: role === 'Admin' },
        },
        { name: 'aminasHome', type: address, doc: 'Where Amina lives.', value: { ...home, id: 'aminasHome' } },
        {
          name: 'gogosHouse',
          type: address,
          doc: 'Where her grandmother lives.',
          value: { ...gogos, id: 'gogosHouse' },
        },
      ],
    },
  ]
}
