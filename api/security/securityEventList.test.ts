import { expect, it } from 'vitest'
import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import { fact } from '#domain/kernel/decision.ts'
import { accountSecurityStream, securityStream } from '#domain/security/securityMachines.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { securityEventList } from './securityEventList.ts'

const origin = { network: '196.25.1.0/24', device: 'Chrome on Android', reason: 'WrongPassword', count: 4 }
const wrongPasswords = fact('LoginFailed', {
  count: 7,
  firstAt: monday,
  origins: [origin, { ...origin, network: '102.65.40.0/24', count: 3 }],
})
const login = fact('LoginSucceeded', { count: 1, firstAt: monday, origins: [{ ...origin, reason: '', count: 1 }] })
const opened = fact('AccountOpened', { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example' })
const strangers = fact('SecurityEventsCounted', {
  events: [{ event: 'LoginFailed', network: '196.25.1.0/24', reason: 'UnknownAddress', count: 9, emails: 8 }],
})

const aminasSecurity = accountSecurityStream('amina')

it('the rebuilt list equals the live one, also for an erased customer, whose origins it drops', async () => {
  await using model = await givenReadModel(securityEventList)
  await model.facts('account-amina', [opened, fact('OtpIssued', { purpose: 'signup', id: 'otp-1' })])
  await model.facts(aminasSecurity, [wrongPasswords, login])
  await model.facts(accountSecurityStream('sipho'), [wrongPasswords])
  await model.facts(securityStream('2026-11-16'), [strangers])
  expect(await model.differentRows()).toBe(0)
  const rowsOf = (customerId: string) =>
    model.database
      .prepare('SELECT event, count, network FROM security_events WHERE customer_id = ? ORDER BY position, place')
      .all(customerId)
      .map(({ event, count, network }) => `${event} ${count} ${network}`)
  expect(rowsOf('amina')).toEqual([
    'CodeRequested 1 ',
    'LoginFailed 4 196.25.1.0/24',
    'LoginFailed 3 102.65.40.0/24',
    'LoginSucceeded 1 196.25.1.0/24',
  ])

  await model.facts('account-amina', [fact('AccountErased', {})])
  // A fact that is stored while she is being erased.
  await model.facts(aminasSecurity, [wrongPasswords])
  await model.keyring.destroy(customerKeyName('amina'))
  await model.caughtUp()
  const erasedRows = ['CodeRequested 1 ', 'LoginFailed 7 ', 'LoginSucceeded 1 ', 'AccountErased 1 ', 'LoginFailed 7 ']
  expect(rowsOf('amina')).toEqual(erasedRows)
  expect(await model.differentRows()).toBe(0)
  await model.rebuild()
  expect(rowsOf('amina')).toEqual(erasedRows)
  expect(rowsOf('sipho')).toHaveLength(2)
})

it('lists who became an admin and who no longer is one, and not that every account begins as a customer', async () => {
  await using model = await givenReadModel(securityEventList)
  const granted = (role: string) => fact('RoleGranted', { role })
  await model.facts('account-amina', [opened, granted('Customer'), granted('Admin'), granted('Customer')])
  await model.caughtUp()
  const rows = model.database.prepare('SELECT event, reason FROM security_events ORDER BY position').all()
  expect(rows.map(({ event, reason }) => `${event} ${reason}`)).toEqual(['RoleGranted Admin', 'RoleGranted Customer'])
})
