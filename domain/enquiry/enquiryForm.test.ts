import { expect, it } from 'vitest'
import { EnquiryAnswer, EnquiryRequest } from './enquiryForm.ts'

const question = {
  topic: 'order',
  name: 'Amina Daniels',
  email: 'amina@ekhaya.example',
  message: 'Where is my kettle?',
}

const errorOf = (change: object) => EnquiryRequest.safeParse({ ...question, ...change }).error?.issues[0]?.message

it.each<[string, object, string | undefined]>([
  ['a name of 2', { name: 'Jo' }, undefined],
  ['a name of 1', { name: 'J' }, 'The name must be at least 2 characters long'],
  ['a name of 60', { name: 'J'.repeat(60) }, undefined],
  ['a name of 61', { name: 'J'.repeat(61) }, 'The name must be at most 60 characters long'],
  ['no address', { email: 'amina' }, 'Enter an e-mail address'],
  ['two addresses', { email: 'amina@ekhaya.example, sipho@ekhaya.example' }, 'Enter an e-mail address'],
  ['an unknown topic', { topic: 'weather' }, 'Choose what it is about'],
  ['no topic', { topic: undefined }, 'Choose what it is about'],
  ['an order number of 20', { orderNumber: 'E'.repeat(20) }, undefined],
  ['an order number of 21', { orderNumber: 'E'.repeat(21) }, 'The order number must be at most 20 characters long'],
  ['a message of 10', { message: 'M'.repeat(10) }, undefined],
  ['a message of 9', { message: 'M'.repeat(9) }, 'The message must be at least 10 characters long'],
  [
    'a message of invisible characters',
    { message: '\u200b'.repeat(12) },
    'The message must be at least 10 characters long',
  ],
  ['a message of 2,000', { message: 'M'.repeat(2000) }, undefined],
  ['a message of 2,001', { message: 'M'.repeat(2001) }, 'The message must be at most 2000 characters long'],
])('the contact form with %s', (_what, change, error) => {
  expect(errorOf(change)).toBe(error)
})

it('takes a name and an order number in one line: neither forges a line of a mail', () => {
  const forged = { name: 'Amina\r\nBcc: thief@ekhaya.example', orderNumber: 'EK-1\nX: y' }
  expect(EnquiryRequest.parse({ ...question, ...forged })).toMatchObject({
    name: 'Amina Bcc: thief@ekhaya.example',
    orderNumber: 'EK-1 X: y',
  })
})

it('keeps the lines of a message, and HTML as the text that it is', () => {
  expect(EnquiryRequest.parse({ ...question, message: 'Hello,\r\n<b>where</b> is my kettle?' })).toMatchObject({
    message: 'Hello,\n<b>where</b> is my kettle?',
    orderNumber: '',
  })
})

it.each<[number, boolean]>([
  [9, false],
  [10, true],
  [4000, true],
  [4001, false],
])('an answer of %i characters is accepted: %s', (length, isAccepted) => {
  expect(EnquiryAnswer.safeParse({ id: 'e1', answer: 'A'.repeat(length) }).success).toBe(isAccepted)
})
