/** The footer's links: the first three groups as specified, and the shop's terms. */
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
      { label: 'My Account', href: '/account' },
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
