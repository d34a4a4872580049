import { foldedText } from '#api/readModels/foldedText.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { EnquiryFact } from '#domain/enquiry/enquiryEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'

const erasedWords = { name: '', email: '', order_number: '', message: '', answers: '[]' }

/** Enquiries as admins list them. */
export const enquiryList = projection({
  name: 'enquiryList',
  version: 1,
  tables: {
    enquiries: table(
      {
        id: 'text',
        number: 'text',
        enquirer_id: 'text',
        topic: 'text',
        name: 'text',
        email: 'text',
        order_number: 'text',
        message: 'text',
        state: 'text',
        received_at: 'text',
        /** JSON: the answers, oldest first. */
        answers: 'text',
        /** Number, name, address and message, folded. */
        words: 'text',
      },
      ['id'],
      ['state, received_at', 'enquirer_id', 'received_at'],
    ),
    /** The enquiries of each customer, to be erased with the account. */
    enquirers: table({ id: 'text', enquiries: 'text' }, ['id']),
  },
  when: ({ enquiries, enquirers }): Changes<EnquiryFact | AccountFact> => {
    const erase = (id: string) =>
      enquiries.change(id, ({ number }) => ({ ...erasedWords, state: 'erased', words: foldedText(number) }))

    return {
      EnquiryReceived: ({ enquirerId, enquiryNumber, topic, name, email, message, orderNumber }, fact) => {
        const id = recordIdOf(fact)
        enquiries.put({
          id,
          number: enquiryNumber,
          enquirer_id: enquirerId,
          topic,
          name,
          email,
          order_number: orderNumber,
          message,
          state: 'open',
          received_at: fact.meta.at,
          answers: '[]',
          words: foldedText(`${enquiryNumber} ${name} ${email} ${orderNumber} ${message}`),
        })
        const own = parseIds(enquirers.get(enquirerId)?.enquiries)
        enquirers.put({ id: enquirerId, enquiries: JSON.stringify([...own, id]) })
      },
      EnquiryAnswered: ({ answer }, fact) =>
        enquiries.change(recordIdOf(fact), ({ answers }) => ({
          state: 'answered',
          answers: JSON.stringify([...JSON.parse(answers), { answer, answeredAt: fact.meta.at }]),
        })),
      EnquiryClosed: (_, fact) => enquiries.change(recordIdOf(fact), { state: 'closed' }),
      EnquiryErased: (_, fact) => erase(recordIdOf(fact)),
      AccountErased: (_, fact) => {
        for (const id of parseIds(enquirers.get(recordIdOf(fact))?.enquiries)) erase(id)
      },
    }
  },
})

const parseIds = (list = '[]'): string[] => JSON.parse(list)
