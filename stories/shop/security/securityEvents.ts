import type { BusyNetwork } from '#ui-kit/shop/security/BusiestNetworks.tsx'
import {
  emptySecurityFilter,
  type SecurityEventRow,
  type SecurityFilter,
} from '#ui-kit/shop/security/securityEventRow.ts'

const from = (name: string) => ({ name, href: `/Security?network=${encodeURIComponent(name)}` })
const cafe = from('196.25.1.0/24')
const home = from('102.65.40.0/24')
const amina = { name: 'A••••• D•••••', href: '/Customers_Management/amina' }
const sipho = { name: 'S••••• N•••••', href: '/Customers_Management/sipho' }

export const securityEvents: SecurityEventRow[] = [
  {
    id: '4711-0',
    at: '2026-11-21T06:12:04.000Z',
    event: 'Old session key used again',
    tone: 'bad',
    count: 1,
    customer: amina,
    network: cafe,
    device: 'Firefox on Windows',
    detail: '',
  },
  {
    id: '4709-0',
    at: '2026-11-21T06:11:40.000Z',
    event: 'Wrong password',
    tone: 'warn',
    count: 418,
    network: cafe,
    device: '',
    detail: 'No such account, 402 e-mail addresses tried',
  },
  {
    id: '4708-0',
    at: '2026-11-21T06:11:38.000Z',
    event: 'Wrong password',
    tone: 'warn',
    count: 6,
    customer: sipho,
    network: cafe,
    device: 'Unknown device',
    detail: '',
  },
  {
    id: '4702-0',
    at: '2026-11-21T06:09:12.000Z',
    event: 'Access denied',
    tone: 'bad',
    count: 2,
    customer: sipho,
    network: home,
    device: 'Chrome on Android',
    detail: 'GET order/all',
  },
  {
    id: '4690-0',
    at: '2026-11-21T06:02:55.000Z',
    event: 'Personal data revealed',
    tone: 'neutral',
    count: 1,
    customer: amina,
    by: 'Themba Zulu',
    device: '',
    detail: 'Name and addresses',
  },
  {
    id: '4688-0',
    at: '2026-11-21T06:01:31.000Z',
    event: 'Logged in',
    tone: 'ok',
    count: 1,
    customer: amina,
    network: home,
    device: 'Chrome on Android',
    detail: '',
  },
]

export const longEvent: SecurityEventRow = {
  id: '4712-0',
  at: '2026-11-21T06:13:00.000Z',
  event: 'Code used up by wrong tries',
  tone: 'bad',
  count: 12_402,
  customer: { name: 'N•••••-W••••• v••••• d••••• M•••••-B•••••-K•••••', href: '/Customers_Management/nomsa' },
  by: 'Nomalanga-Winifred van der Merwe-Bezuidenhout',
  network: from('2001:4200:7000::/48'),
  device: 'Samsung Internet on Android',
  detail: 'PATCH customer/update/address/:addressId, 1000 e-mail addresses tried',
}

export const manyEvents: SecurityEventRow[] = Array.from({ length: 20 }, (_, index) => ({
  ...(securityEvents[index % securityEvents.length] ?? longEvent),
  id: `${4700 - index}-0`,
}))

export const busyNetworks: BusyNetwork[] = [
  { ...cafe, attempts: 424, accounts: 19, emails: 402 },
  { ...home, attempts: 3, accounts: 1, emails: 0 },
]

export const eventOptions = [
  { value: 'LoginFailed', label: 'Wrong password' },
  { value: 'LoginSucceeded', label: 'Logged in' },
  { value: 'RefreshTokenReused', label: 'Old session key used again' },
  { value: 'AccessDenied', label: 'Access denied' },
]

export const wrongPasswords: SecurityFilter = { ...emptySecurityFilter, event: 'LoginFailed', network: '196.25.1.0/24' }
