import { shopIdentity } from '#domain/shopIdentity.ts'
import { normalizeEmail, splitEmail } from './normalizeEmail.ts'

/**
 * The error for a password that is a variant of the mailbox name or of the shop's name: with digits or signs around it, with digits in
 * place of letters, reversed or doubled.
 */
export const guessableNameError = (password: string, email: string) => {
  const name = splitEmail(normalizeEmail(email)).mailbox.slice(0, -1)
  if (isVariantOf(name, password)) return 'Password cannot be the name in your e-mail address'

  return shopNames.some((shopName) => isVariantOf(shopName, password))
    ? 'Password cannot be the name of the shop'
    : undefined
}

const shopNames = [shopIdentity.name, `${shopIdentity.name}shop`, `${shopIdentity.name}online`]

const isVariantOf = (name: string, password: string) => {
  const guessable = [lettersOf(name), lettersOf(readAsLetters(name))].filter(Boolean)
  const typed = [lettersOf(password), lettersOf(readAsLetters(password)), lettersOf(readAsLetters(trimmed(password)))]
  return guessable.some((letters) =>
    [letters, letters.repeat(2), [...letters].reverse().join('')].some((variant) => typed.includes(variant)),
  )
}

// Thandéka, THANDEKA and thandeka-2026 have the same letters.
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const readAsLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? sign)

const letterOf: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

// In `th4ndeka123!` only digits and signs between letters are read as letters.
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
