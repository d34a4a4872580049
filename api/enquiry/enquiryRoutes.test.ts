import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { enquiryStream } from '#domain/enquiry/enquiryMachine.ts'
import { shopContact } from '#domain/shopContact.ts'
import { eventually } from '#testing/eventually.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
})
afterAll(() => shop.close())

const question = {
  topic: 'delivery' as const,
  name: 'Lerato Mokoena',
  email: 'lerato@ekhaya.example',
  message: 'Can the driver call me ten minutes before?\nThe <b>gate bell</b> does not work.',
}

const send = async (calls = shop.when.guest, change: object = {}, headers = {}) =>
  (await calls('POST enquiries/send', { querydata: { ...question, ...change } }, headers)).body.result.enquiryNumber

const find = async (enquiryNumber: string) => {
  await shop.caughtUp()
  const { results } = (await shop.when.themba('GET enquiries/all', { query: { search: enquiryNumber } })).body
  return results[0]
}

interface SentMail {
  subject: string
  text: string
}

/** The mails to an address whose subject contains a text, once there are any. */
const mailTo = (address: string, about: string) =>
  eventually(async () => {
    const { text } = await shop.when.guest.raw('GET', `dev/outbox.json?to=${address}`)
    const mail = (JSON.parse(text) as SentMail[]).find(({ subject }) => subject.includes(about))
    expect(mail).toBeDefined()
    return mail
  })

describe('a guest who sends the contact form', () => {
  it('is told a number, and the message reaches the mailbox of the shop, word by word', async () => {
    const enquiryNumber = await send()

    expect(enquiryNumber).toMatch(/^EN-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const mail = await mailTo(shopContact.email, enquiryNumber)
    expect(mail?.subject).toBe(`Enquiry ${enquiryNumber}: delivery or payment`)
    expect(mail?.text).toContain('> The <b>gate bell</b> does not work.')
  })

  it('is in the list of the admins, open ones first', async () => {
    const enquiryNumber = await send()

    expect(await find(enquiryNumber)).toMatchObject({ ...question, enquiryNumber, customerId: null, state: 'open' })
  })

  it('sends it once, also if the line breaks and the request is repeated', async () => {
    const key = { 'idempotency-key': 'leratos-question' }
    const numbers = [await send(undefined, {}, key), await send(undefined, {}, key)]

    expect(numbers[0]).toBe(numbers[1])
    await shop.caughtUp()
    const { meta } = (await shop.when.themba('GET enquiries/all', { query: { search: numbers[0] } })).body
    expect(meta.totalCount).toBe(1)
  })

  it('is not told that another message was sent if it has the key of an earlier one', async () => {
    const key = { 'idempotency-key': 'leratos-two-questions' }
    const enquiryNumber = await send(undefined, {}, key)
    const querydata = { ...question, message: 'Do you also deliver on Sundays?' }
    const { status, body } = await shop.when.guest('POST enquiries/send', { querydata }, key)

    expect([status, body.refusal]).toEqual([422, 'KeyWasUsed'])
    expect(await find(enquiryNumber)).toMatchObject({ message: question.message })
  })
})

describe('an admin', () => {
  it('answers: whoever asked gets the answer by mail, and the question leaves the open ones', async () => {
    const enquiryNumber = await send(undefined, { email: 'naledi@ekhaya.example', name: 'Naledi' })
    const { id = '' } = (await find(enquiryNumber)) ?? {}
    const answer = 'Yes, the driver calls you on the way.'
    const { body } = await shop.when.themba('POST enquiries/answer', { querydata: { id, answer } })

    expect(body.result).toMatchObject({ state: 'answered', answers: [{ answer }] })
    const mail = await mailTo('naledi@ekhaya.example', enquiryNumber)
    expect(mail?.subject).toBe(`Our answer to your enquiry ${enquiryNumber}`)
    expect(mail?.text).toContain(`> ${answer}`)
    await shop.caughtUp()
    const open = (await shop.when.themba('GET enquiries/all', { query: { state: 'open' } })).body.results
    expect(open.map((each) => each.enquiryNumber)).not.toContain(enquiryNumber)
  })

  it('closes what needs no answer, which an answer opens again', async () => {
    const { id = '' } = (await find(await send())) ?? {}
    const closed = await shop.when.themba('POST enquiries/close', { querydata: { id } })
    expect(closed.body.result.state).toBe('closed')

    const answer = 'We called you this morning.'
    expect((await shop.when.themba('POST enquiries/answer', { querydata: { id, answer } })).body.result.state).toBe(
      'answered',
    )
    expect((await shop.when.themba('POST enquiries/close', { querydata: { id } })).body.refusal).toBe(
      'EnquiryIsAnswered',
    )
  })

  it("erases a guest's enquiry: nobody can read it any more, also not in the log", async () => {
    const { id = '', enquiryNumber = '' } = (await find(await send())) ?? {}
    const { body } = await shop.when.themba('POST enquiries/erase', { querydata: { id } })
    expect(body.result.state).toBe('erased')

    expect(await find(enquiryNumber)).toMatchObject({ name: '', email: '', message: '', state: 'erased' })
    await eventually(async () => {
      const [received] = await shop.store.readStream(enquiryStream(id))
      expect(received?.data).toMatchObject({ name: '(erased)', message: '(erased)' })
    })
  })

  it('reads nothing of an erased enquiry in the response to the erasure or in that to an earlier request', async () => {
    const { id = '' } = (await find(await send())) ?? {}
    const answer = 'Yes, Lerato, the driver calls you.'
    const key = { 'idempotency-key': 'answer to lerato' }
    await shop.when.themba('POST enquiries/answer', { querydata: { id, answer } }, key)
    const { body: erasure } = await shop.when.themba('POST enquiries/erase', { querydata: { id } }, key)
    expect(JSON.stringify(erasure)).not.toMatch(/lerato|gate bell/i)
    expect(erasure.result).toMatchObject({ state: 'erased', name: '(erased)', answers: [{ answer: '(erased)' }] })

    await eventually(async () => {
      const { body } = await shop.when.themba('POST enquiries/answer', { querydata: { id, answer } }, key)
      expect(JSON.stringify(body)).not.toMatch(/lerato|gate bell/i)
    })
  })

  it('sees the history of an enquiry', async () => {
    const { id = '' } = (await find(await send())) ?? {}
    await shop.when.themba('POST enquiries/close', { querydata: { id } })
    const { result } = (await shop.when.themba('GET audit/enquiries/:id', { params: { id } })).body

    expect(result.facts.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^sent enquiry EN-.*: delivery or payment$/),
      'closed the enquiry without an answer',
    ])
    expect(result.intact).toBe(true)
  })
})

describe("a customer's enquiry", () => {
  it('is part of what the shop keeps about them, and is erased with the account only', async () => {
    const palesa = await shop.given.person('palesa')
    const { id = '', enquiryNumber = '', customerId } = (await find(await send(palesa))) ?? {}
    expect(customerId).toBe('palesa')
    const refused = await shop.when.themba('POST enquiries/erase', { querydata: { id } })
    expect(refused.body.refusal).toBe('EnquiryIsACustomers')

    const kept = await palesa.raw('GET', 'customer/export')
    expect(JSON.stringify(kept.text)).toContain(enquiryNumber)
  })

  it('cannot be read any more once the account is erased, also by an admin who had it open before', async () => {
    const naledi = await shop.given.person('naledi')
    const { id = '' } = (await find(await send(naledi))) ?? {}
    const close = () => shop.when.themba('POST enquiries/close', { querydata: { id } })
    expect((await close()).body.result).toMatchObject(question)
    await shop.when.themba('POST customers/erase/:id', { params: { id: 'naledi' } })

    expect((await close()).body.result).toMatchObject({ name: '(erased)', email: '(erased)', message: '(erased)' })
  })
})
