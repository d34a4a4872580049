import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import type { InboxFact } from '#domain/inbox/inboxEvents.ts'
import { type NewsKind, newsKindByFact } from '#domain/inbox/inboxNews.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { StockAlertFact } from '#domain/stockAlert/stockAlertEvents.ts'

/** The entries that are kept for each customer; older ones are dropped. */
const maxInboxEntries = 500

type InboxSource = OrderFact | BookingFact | StockAlertFact | InboxFact | AccountFact

/**
 * What concerned each customer. The entries of a customer are numbered from 1 in the order of the log; `read_up_to` is the number of the newest one of
 * those that were marked as read together. What customers did themselves is read from the start. Nothing is kept about erased customers.
 */
export const inboxList = projection({
  name: 'inboxList',
  version: 1,
  tables: {
    inbox_owners: table({ id: 'text', newest: 'integer', read_up_to: 'integer', erased: 'integer' }, ['id']),
    inbox_entries: table(
      {
        customer_id: 'text',
        number: 'integer',
        /** The id of the fact. */
        id: 'text',
        kind: 'text',
        at: 'text',
        /** The order, booking or product. */
        subject_id: 'text',
        label: 'text',
        provider_name: 'text',
        start: 'text',
        left: 'integer',
        own: 'integer',
        read: 'integer',
      },
      ['customer_id', 'number'],
    ),
    /** Where an entry is, by its id. */
    inbox_places: table({ id: 'text', customer_id: 'text', number: 'integer' }, ['id']),
    /** Orders and bookings by their stream. */
    inbox_subjects: table(
      { stream: 'text', customer_id: 'text', label: 'text', provider_name: 'text', start: 'text' },
      ['stream'],
    ),
  },
  when: ({ inbox_owners, inbox_entries, inbox_places, inbox_subjects }): Changes<InboxSource> => {
    const ownerOf = (id: string) => inbox_owners.get(id) ?? { id, newest: 0, read_up_to: 0, erased: 0 }

    const remove = (customerId: string, number: number) => {
      const entry = inbox_entries.get([customerId, number])
      if (!entry) return
      inbox_places.remove(entry.id)
      inbox_entries.remove([customerId, number])
    }

    const add = (kind: NewsKind, { customerId, ...about }: EntrySubject, fact: StoredFact) => {
      const owner = ownerOf(customerId)
      if (owner.erased) return
      const number = owner.newest + 1
      const own = Number(fact.meta.by.role === 'customer' && fact.meta.by.id === customerId)
      const place = { id: fact.id, customer_id: customerId, number }
      inbox_owners.put({ ...owner, newest: number })
      inbox_entries.put({ ...place, kind, at: fact.meta.at, ...about, own, read: own })
      inbox_places.put(place)
      if (number > maxInboxEntries) remove(customerId, number - maxInboxEntries)
    }

    const addAboutSubject = (_: unknown, fact: StoredFact) => {
      const kind = newsKindByFact[fact.type as keyof typeof newsKindByFact]
      const { customer_id: customerId, stream: _stream, ...subject } = inbox_subjects.get(fact.stream) ?? {}
      if (customerId) add(kind, { customerId, subject_id: recordIdOf(fact), left: 0, ...noSubject, ...subject }, fact)
    }

    /** The entry, if it is one of this customer's. */
    const placeOf = (entryId: string, customerId: string) => {
      const place = inbox_places.get(entryId)
      return place?.customer_id === customerId ? place : undefined
    }

    return {
      OrderPlaced: ({ customerId, orderNumber }, { stream }) =>
        inbox_subjects.put({ stream, ...noSubject, customer_id: customerId, label: orderNumber }),
      OrderConfirmed: addAboutSubject,
      ProcessingStarted: addAboutSubject,
      OrderDispatched: addAboutSubject,
      DeliveryDelayed: addAboutSubject,
      OrderDelivered: addAboutSubject,
      OrderCanceled: addAboutSubject,
      OrderRejected: (_, { stream }) => inbox_subjects.remove(stream),
      BookingRequested: ({ customerId, bookingNumber, providerName, start }, { stream }) =>
        inbox_subjects.put({
          stream,
          customer_id: customerId,
          label: bookingNumber,
          provider_name: providerName,
          start,
        }),
      BookingConfirmed: addAboutSubject,
      BookingDeclined: addAboutSubject,
      BookingRescheduled: (data, fact) => {
        inbox_subjects.change(fact.stream, { start: data.start })
        addAboutSubject(data, fact)
      },
      BookingCanceled: addAboutSubject,
      StockAlertRaised: ({ productId, left }, fact) =>
        add(
          newsKindByFact.StockAlertRaised,
          { ...noSubject, customerId: recordIdOf(fact), subject_id: productId, left },
          fact,
        ),
      InboxEntryRead: ({ entryId }, fact) => {
        const place = placeOf(entryId, recordIdOf(fact))
        if (place) inbox_entries.change([place.customer_id, place.number], { read: 1 })
      },
      InboxRead: ({ upTo }, fact) => {
        const owner = ownerOf(recordIdOf(fact))
        const place = placeOf(upTo, owner.id)
        if (place) inbox_owners.put({ ...owner, read_up_to: Math.max(owner.read_up_to, place.number) })
      },
      AccountErased: (_, fact) => {
        const { id, newest } = ownerOf(recordIdOf(fact))
        for (let number = Math.max(1, newest - maxInboxEntries + 1); number <= newest; number += 1) remove(id, number)
        inbox_owners.put({ id, newest: 0, read_up_to: 0, erased: 1 })
      },
    }
  },
})

interface EntrySubject {
  customerId: string
  subject_id: string
  label: string
  provider_name: string
  start: string
  left: number
}

const noSubject = { label: '', provider_name: '', start: '' }
