import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { AddressFact } from './addressEvents.ts'

const sentences = {
  AddressAdded: ({ address }) => `added the address ${address.streetAddress}, ${address.suburb}`,
  AddressUpdated: ({ address }) => `changed an address to ${address.streetAddress}, ${address.suburb}`,
  AddressDeleted: () => 'deleted an address',
} satisfies Sentences<AddressFact>

export const addressSentence = sentenceFormatter<AddressFact>(sentences)
