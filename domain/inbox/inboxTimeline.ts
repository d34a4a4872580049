import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { InboxFact } from './inboxEvents.ts'

export const inboxSentence = sentenceFormatter<InboxFact>({
  InboxEntryRead: () => 'read an entry of the inbox',
  InboxRead: () => 'marked the inbox as read',
} satisfies Sentences<InboxFact>)
