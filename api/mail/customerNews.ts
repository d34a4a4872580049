import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import { accountNews } from './accountNews.ts'
import { orderNews } from './orderNews.ts'
import type { Errand } from './post.ts'

export interface NewsParts {
  store: EventStore
  ledger: Ledger
  /** The one-time password that an `OtpIssued` stands for. */
  codeOf: (otpId: string) => string
  /** The shop's address as people see it. */
  publicUrl: string
  now: () => Date
}

export type Post = (errand: Omit<Errand, 'tries'>) => Promise<void>

/** Which facts customers are told of, and in which mail. */
export const customerNews = (parts: NewsParts, post: Post) => ({
  ...accountNews(parts, post),
  ...orderNews(parts, post),
})
