import { expect, it } from 'vitest'
import { foldedEmail, hasMailHost } from './foldedEmail.ts'

it.each([
  [' Amina@EKHAYA.example\n'],
  ['amina@ｅkhaya.example'],
  ['amina@ekhaya．example'],
  ['AMINA@Ｅｋｈａｙａ.example'],
])('%j is amina@ekhaya.example', (written) => expect(foldedEmail(written)).toBe('amina@ekhaya.example'))

it('an accent makes another address, however it is written', () => {
  expect(foldedEmail('É@café.example'.normalize('NFD'))).toBe(foldedEmail('é@CAFÉ.example'.normalize('NFC')))
  expect(foldedEmail('é@ekhaya.example')).not.toBe('e@ekhaya.example')
})

it.each([
  ['b'],
  ['sub.shop.co.za'],
  ['ekhaya-1.example'],
  ['café.example'],
  ['ｅkhaya.example'],
  ['दुकान.भारत'],
  ['7.za'],
])('mail goes to %s', (host) => expect(hasMailHost(`amina@${host}`)).toBe(true))

it.each([
  ['１２３'],
  ['127.0.0.1'],
  ['shop.0x7f'],
  ['①.②'],
  ['ekhaya。example'],
  ['ekhaya.example.'],
  ['.example'],
  ['a..example'],
  ['-ekhaya.example'],
  ['xn--ekhaya-.example'],
  ['my_shop.example'],
  ['ek%68aya.example'],
  ['shop＠ekhaya.example'],
  [''],
])('mail goes nowhere with the host %j', (host) => expect(hasMailHost(`amina@${host}`)).toBe(false))
