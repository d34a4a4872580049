// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { EnquiryRequest } from '#domain/enquiry/enquiryForm.ts'
import { enquiryFieldError } from '#domain/enquiry/enquiryRules.ts'
import type { EnquiryField } from '#ui-kit/shop/enquiry/enquiryDraft.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, stubShop } from '#web/testing/testShop.ts'
import { ContactRoute } from './ContactRoute.tsx'

afterEach(cleanup)

const send = 'POST /enquiries/send'
const received = { body: { result: { enquiryNumber: 'EN-4Q9Z-0KXB' } } }

const givenPage = (replies: Replies, isSignedIn = true) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, isSignedIn ? { status: 'signedIn', person: amina } : { status: 'guest' })
  render(
    <MemoryRouter>
      <Provider store={client.store}>
        <ClientContext value={client}>
          <ContactRoute visit={{ path: '/ContactUs', params: {}, query: new URLSearchParams() }} />
        </ClientContext>
      </Provider>
    </MemoryRouter>,
  )
  return requests
}

const ask = async (message = 'Does the kettle switch itself off?') => {
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A product')
  await userEvent.type(screen.getByLabelText('Your message'), message)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
}

it('a customer need not type name and address, and is told the number of the message', async () => {
  const requests = givenPage({ [send]: received })
  await ask()

  expect(await screen.findByText('EN-4Q9Z-0KXB')).toBeDefined()
  expect(requests.filter(({ call }) => call === send)).toMatchObject([
    { querydata: { topic: 'product', email: amina.email, message: 'Does the kettle switch itself off?' } },
  ])
})

it('what was typed is kept when the line is down, and is sent again as the same message', async () => {
  const requests = givenPage({})
  await ask()
  expect(await screen.findByText('Network error')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Does the kettle switch itself off?')

  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  const keys = requests.filter(({ call }) => call === send).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it.each<[EnquiryField, string]>([
  ['topic', ''],
  ['name', 'J'],
  ['name', 'J'.repeat(61)],
  ['email', 'amina'],
  ['email', `${'a'.repeat(90)}@ekhaya.example`],
  ['orderNumber', 'E'.repeat(21)],
  ['message', 'Hi'],
  ['message', 'M'.repeat(2001)],
])('the form says of a bad %s what the shop would say', (field, value) => {
  const draft = { topic: 'order', name: 'Jo', email: 'jo@ekhaya.example', orderNumber: '', message: 'Where is it now?' }
  const issue = EnquiryRequest.safeParse({ ...draft, [field]: value }).error?.issues[0]
  expect(enquiryFieldError(field, { ...draft, [field]: value })).toBe(issue?.message)
})
