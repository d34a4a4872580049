import { delivery } from '#stories/shop/catalogue/delivery.ts'

const category = (name: string, children: readonly string[]) => ({
  name,
  href: `/Categories/${name}`,
  children: children.map((child) => ({ name: child, href: `/categories/${name}/${slug(child)}`.toLowerCase() })),
})

const slug = (name: string) => name.replaceAll(/[^a-zA-Z]+/g, '-')

export const categories = [
  category('Appliances', [
    'Kettles & toasters',
    'Fridges & freezers',
    'Washing & ironing',
    'Cooking',
    'Fans & heaters',
  ]),
  category('Hardware', ['Power tools', 'Hand tools', 'Ladders', 'Paint', 'Plumbing', 'Security', 'Garden']),
  category('Household', ['Pots & pans', 'Storage', 'Cleaning', 'Bedding', 'Lighting']),
]

export const guestItems = [
  { label: 'Home', href: '/', current: true },
  { label: 'Service Providers', href: '/ServiceProviders' },
  { label: 'About Us', href: '/AboutUs' },
  { label: 'Contact Us', href: '/ContactUs' },
  { label: 'Help', href: '/Help' },
  { label: 'Account', href: '/Account' },
  { label: 'Login', href: '/Login' },
  { label: 'Signup', href: '/Signup' },
  { label: 'Cart', href: '/Cart' },
]

export const adminItems = [
  ...guestItems.filter(({ label }) => label !== 'Login' && label !== 'Signup'),
  { label: 'Products Management', href: '/Products_Management' },
  { label: 'Orders Management', href: '/Orders_Management' },
  { label: 'Customers Management', href: '/Customers_Management' },
  { label: 'Audit', href: '/Audit' },
  { label: 'Security', href: '/Security' },
]

export const footer = {
  name: 'Ekhaya',
  tagline: 'it makes life easier and more affordable',
  contact: {
    address: 'Shop 4, Modjadji Street, Pimville Zone 4, Soweto, 1809',
    telephone: { label: '011 555 0123', href: 'tel:+27115550123' },
    openingHours: 'Monday to Saturday, 08:00 to 18:00',
  },
  payment: ['Cash at your door', 'Card machine at your door'],
  company: ['© 2019 Ekhaya', 'VAT 4000000000'],
}

export const footerGroups = [
  {
    title: 'Help',
    links: [
      { label: 'Contact Us', href: '/ContactUs' },
      { label: 'Help Center', href: '/Help' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'My Account', href: '/Account' },
      { label: 'Personal Details', href: '/account/personal-details' },
      { label: 'Track Order', href: '/account/orders' },
    ],
  },
  { title: 'Company', links: [{ label: 'About Us', href: '/AboutUs' }] },
  {
    title: 'Policies',
    links: [
      { label: 'Free Delivery', href: '/DeliveryTermsAndConditions' },
      { label: 'Buy Now Pay Later', href: '/BuyNowPayLater' },
      { label: 'Lay-Buy', href: '/LayBuy' },
      { label: 'Returns', href: '/Returns' },
      { label: 'Privacy', href: '/Privacy' },
    ],
  },
]

export const headerNote = `Pay on delivery · Free delivery on orders of ${delivery.freeFrom} or more`
