import { type ApiClient, asAdmin, asAmina } from './apiClient.ts'

export const longProductName =
  'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm and scale filter'
const longSlideTitle = 'Everything-a-growing-household-needs: kettles, mugs, toaster'
export const longProviderName = 'Nkosinathi-Bonginkosi Ndlovu-Mthethwa van der Westhuizen Jr'
const longNote = 'Please come to the back door and do not let the dog out. '.repeat(5)

/** Gives a shop names, notes and amounts about as long as it accepts. Returns what stands for the names in braces of the route table. */
export const fillWithLongTexts = async (url: string): Promise<Record<string, string>> => {
  const [admin, amina] = await Promise.all([asAdmin(url), asAmina(url)])
  const { addresses } = await amina.get(`customer/addresses/${amina.customerId}`)
  const address = (addresses as { id: string }[])[0]?.id ?? ''
  await accept(admin.post('api/marketing-images/updateById/summer-evenings', { title: longSlideTitle }))
  const kettle = await productId(url, 'vuthela-rondavel-kettle')
  const costly = { name: longProductName, price: 15_599, discount: 20, quantity: 5000 }
  await accept(admin.post(`products/updateById/${kettle}`, costly))
  const order = await orderFor(amina, url, kettle, address)
  const { booking, takenTime, freeTime } = await bookingWith(admin, amina, address)
  await personWithLongNames(amina, address)
  await accept(amina.post('reviews/write', { productId: kettle, rating: 4, text: longNote }))
  await accept(amina.post('enquiries/send', longEnquiry))
  return { kettle, order, booking, takenTime, freeTime, customer: amina.customerId }
}

const accept = async (answer: Promise<{ status: number }>) => {
  const answered = await answer
  if (answered.status !== 200) throw new Error(`The shop refused a long text: ${JSON.stringify(answered)}`)
}

const productId = async (url: string, slug: string) => {
  const { data } = await (await fetch(`${url}/products/getProduct/${slug}`)).json()
  return (data as { id: string }).id
}

/** Places an order of many costly kettles, and fills the cart with the same goods. */
const orderFor = async (amina: ApiClient, url: string, kettle: string, shippingAddress: string) => {
  const [pan, heater] = await Promise.all(
    ['marula-row-egg-pan', 'blikkie-two-bar-heater'].map((slug) => productId(url, slug)),
  )
  const products = [
    { productId: kettle, count: 999 },
    { productId: pan, count: 3 },
    { productId: heater, count: 1 },
  ]
  const { result } = await amina.post('order/placeOrder', { products, shippingAddress })
  for (const line of products) await amina.post('cart/add', line)
  return (result as { id: string }).id
}

/** Gives a plumber long texts, and other hours after Amina has booked: her booking is outside of them. */
const bookingWith = async (admin: ApiClient, amina: ApiClient, address: string) => {
  const edit = (change: object) => accept(admin.post('api/service-providers/updateById/hendrik-botha', change))
  await edit({
    fullName: longProviderName,
    profession: 'Certified plumber for geysers, solar heaters and rain tanks',
    areasServed: Array.from({ length: 20 }, (_, index) => `Pietermaritzburg North Village ${index + 1}`),
    daysOff: ['2030-12-16', '2030-12-25'],
  })
  const start = (await freeTimes(amina)).at(-1)
  const visit = { providerId: 'hendrik-botha', address, phone: '0825550142', start, note: longNote }
  const booked = await amina.post('bookings/request', visit)
  const [takenTime = ''] = await freeTimes(amina)
  const night = [{ from: '03:00', to: '06:00' }]
  await edit({ hours: { 3: night, 6: night } })
  return { booking: (booked['result'] as { id: string }).id, takenTime, freeTime: await firstNightTime(amina) }
}

/** Waits until the free times follow the new hours. */
const firstNightTime = async (amina: ApiClient, tries = 100): Promise<string> => {
  const [first = ''] = await freeTimes(amina)
  if (first.includes('T01:00') || tries === 0) return first

  await new Promise((resolve) => setTimeout(resolve, 50))
  return firstNightTime(amina, tries - 1)
}

const freeTimes = async (amina: ApiClient) => {
  const { result } = await amina.get('api/service-providers/slots/hendrik-botha?days=14')
  const { days } = result as { days: { slots: { start: string }[] }[] }
  return days.flatMap(({ slots }) => slots.map(({ start }) => start))
}

const personWithLongNames = async (amina: ApiClient, address: string) => {
  const newPersonalDetails = { firstname: 'Nkosinathi-Bonginkos', lastname: 'Mthethwa-Westhuizens' }
  await accept(amina.post('customer/update/personalDetails', { newPersonalDetails }))
  const newAddressData = {
    recipientName: 'Thandolwethu Maqungo-Mbekwayo',
    recipientMobileNumber: '0825550142',
    streetAddress: '12345 Chief Albert Luthuli Ave',
    complex: 'Pietermaritzburg Village North',
    city: 'Pietermaritzburg North-West',
    suburb: 'Hammarsdale Mpumalanga Estates',
    province: 'KwaZulu-Natal',
    postalCode: '3201',
  }
  await accept(amina.post(`customer/update/address/${address}`, { newAddressData }))
}

const longEnquiry = {
  topic: 'booking',
  name: 'Nkosinathi-Bonginkosi Ndlovu-Mthethwa van der Westhuizen Jr',
  email: 'nkosinathi.ndlovu.van.der.westhuizen@pietermaritzburg.example',
  orderNumber: 'EK-ABCD-2345',
  message: longNote,
}
