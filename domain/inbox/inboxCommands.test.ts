import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { readEntry, readInbox } from './inboxCommands.ts'
import type { InboxFact } from './inboxEvents.ts'
import { inboxMachine, inboxStream } from './inboxMachine.ts'

const inboxAfter = (...facts: InboxFact[]) =>
  replay(
    inboxMachine,
    inboxStream('amina'),
    facts.map((each) => recordedFact(each)),
  )

const shippedRead = fact('InboxEntryRead', { entryId: 'shipped' })
const allRead = fact('InboxRead', { upTo: 'delivered' })

it('an entry is marked as read once', () => {
  expect(readEntry(inboxAfter(), 'shipped')).toEqual([shippedRead])
  expect(readEntry(inboxAfter(shippedRead), 'shipped')).toEqual([])
})

it('an entry up to which everything was read is not marked again', () => {
  expect(readInbox(inboxAfter(shippedRead), 'delivered')).toEqual([allRead])
  expect(readInbox(inboxAfter(allRead), 'delivered')).toEqual([])
  expect(readEntry(inboxAfter(allRead), 'delivered')).toEqual([])
})

it('a later entry can be marked after everything before it', () => {
  expect(readInbox(inboxAfter(allRead), 'canceled')).toEqual([fact('InboxRead', { upTo: 'canceled' })])
})
