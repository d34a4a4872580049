import { z } from 'zod'
import { NewAddress } from '#domain/address/addressContract.ts'
import { chance } from './chance.ts'
import { readContent } from './content.ts'
import { type DemoCustomer, demoBuyers } from './people.ts'

/** The last names of the people who booked a service provider and bought nothing, by their first names. */
const lastNames = readContent('bookingCustomers.json', z.record(z.string(), z.string()))

/** Somebody with bookings from before the shop opened. */
export type BookingCustomer = DemoCustomer & {
  /** Ten digits. */
  phone: string
}

const shoppers = demoBuyers.map(({ address: { recipientMobileNumber: phone }, ...shopper }) => ({ ...shopper, phone }))

const others = Object.entries(lastNames).map(([firstname, lastname], index) => ({
  key: firstname.toLowerCase(),
  email: `${firstname.toLowerCase()}@ekhaya.example`,
  firstname,
  lastname,
  phone: `060555${1000 + index}`,
}))

/** Everybody with bookings from before the shop opened, also those with orders. No two have the same first name. */
export const bookingCustomers: readonly BookingCustomer[] = [...shoppers, ...others]

const Place = NewAddress.pick({ city: true, suburb: true, province: true, postalCode: true })

/** Where the customers of a provider live, by its location. */
const places = readContent('visitedPlaces.json', z.record(z.string(), Place))

const streets = [
  'Mahalefele Road',
  'Modjadji Street',
  'Marula Street',
  'Church Street',
  'Freedom Drive',
  'Station Road',
]

/** The address that a provider at this location visited. */
export const visitedAddress = ({ firstname, lastname, phone }: BookingCustomer, location: string) => {
  const place = places[location]
  if (!place) throw new Error(`visitedPlaces.json lacks ${location}`)
  const at = chance(`${firstname} ${location}`)
  return NewAddress.parse({
    recipientName: `${firstname} ${lastname}`,
    recipientMobileNumber: phone,
    streetAddress: `${1 + Math.floor(at * 180)} ${streets[Math.floor(at * 100) % streets.length]}`,
    complex: 'House',
    ...place,
  })
}
