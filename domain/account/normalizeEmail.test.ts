import { expect, it } from 'vitest'
import { hasMailHost, normalizeEmail } from './normalizeEmail.ts'

it.each([
  [' Amina@EKHAYA.example\n'],
  ['amina@ｅkhaya.example'],
  ['amina@ekhaya．example'],
  ['AMINA@Ｅｋｈａｙａ.example'],
])('%j is normalized to amina@ekhaya.example', (written) =>
  expect(normalizeEmail(written)).toBe('amina@ekhaya.example'),
)

it('an accent makes another address, in either Unicode form', () => {
  expect(normalizeEmail('É@café.example'.normalize('NFD'))).toBe(normalizeEmail('é@CAFÉ.example'.normalize('NFC')))
  expect(normalizeEmail('é@ekhaya.example')).not.toBe('e@ekhaya.example')
})

it.each([
  ['b.za'],
  ['sub.shop.co.za'],
  ['ekhaya-1.example'],
  ['café.example'],
  ['ｅkhaya.example'],
  ['दुकान.भारत'],
  ['7.za'],
])('accepts the mail host %s', (host) => expect(hasMailHost(`amina@${host}`)).toBe(true))

it.each([
  ['b'],
  ['localhost'],
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
])('rejects the mail host %j', (host) => expect(hasMailHost(`amina@${host}`)).toBe(false))
