/** An enquiry in the list of the admins. */
export type ListedEnquiry = {
  id: string
  enquiryNumber: string
  /** What it is about, as the contact form words it. */
  topic: string
  /** Empty once the enquiry is erased, like the address and the message. */
  name: string
  email: string
  orderNumber: string
  message: string
  state: 'open' | 'answered' | 'closed' | 'erased'
  /** ISO moment. */
  receivedAt: string
  /** Oldest first. */
  answers: readonly { answer: string; answeredAt: string }[]
  /** The page of the customer who asked; undefined for a guest. */
  customerHref?: string | undefined
}
