/** What an enquiry is about, with its label in the contact form. */
export const enquiryTopicLabels = {
  order: 'An order',
  product: 'A product',
  delivery: 'Delivery or payment',
  booking: 'A service provider or a booking',
  account: 'My account or my data',
  other: 'Something else',
} as const

export type EnquiryTopic = keyof typeof enquiryTopicLabels

export const enquiryTopics = Object.keys(enquiryTopicLabels) as [EnquiryTopic, ...EnquiryTopic[]]
