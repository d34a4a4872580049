import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { logRequests, openLog } from './log.ts'

/** A log whose lines can be read. */
const readableLog = () => {
  const lines: string[] = []
  return { log: openLog('trace', { write: (line) => lines.push(line) }), told: () => lines.join('') }
}

const password = 'Umbrella-7'
const otp = '402817'
const token = 'eyJhbGciOiJIUzI1NiJ9.claims.signature'

it.each<[string, object]>([
  ['by its name', { password, otp, refreshToken: token }],
  ['in a body', { querydata: { password, newPassword: password, confirmPassword: password, otp } }],
  ['deeper still', { asking: { querydata: { otp, accessToken: token, resetToken: token } } }],
  [
    'in the headers of a request',
    { req: { headers: { authorization: `Bearer ${token}`, cookie: `resetProof=${token}` } } },
  ],
  ['in the headers of an answer', { res: { headers: { 'set-cookie': [`resetProof=${token}`] } } }],
  [
    'hung on an error by a library',
    { err: Object.assign(new Error('It failed'), { body: `{"password":"${password}"}` }) },
  ],
  [
    'hung on what caused an error',
    {
      err: new Error('It failed', { cause: Object.assign(new Error('Deeper'), { config: { password, otp, token } }) }),
    },
  ],
])('a secret %s is not in the log', (_where, line) => {
  const { log, told } = readableLog()
  log.error(line, 'Something happened')
  expect(told()).toContain('Something happened')
  for (const secret of [password, otp, token]) expect(told()).not.toContain(secret)
})

it('an error is told with what led to it, and where', () => {
  const { log, told } = readableLog()
  log.error({ err: new TypeError('No kettle', { cause: new Error('No water') }) }, 'It failed')
  const { err } = JSON.parse(told())
  expect(err).toMatchObject({ type: 'TypeError', message: 'No kettle', cause: { type: 'Error', message: 'No water' } })
  expect(err.stack).toContain('log.test.ts')
})

it('a request is a line without its headers, and without what was looked for', async () => {
  const { log, told } = readableLog()
  const write = logRequests(log)
  const server = createServer((request, response) => {
    write(request, response)
    request.log.error({ err: Object.assign(new Error('It failed'), { body: otp, config: { password } }) }, 'No answer')
    response.setHeader('Set-Cookie', `resetProof=${token}`).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  await fetch(`http://127.0.0.1:${port}/customers/all?search=amina@ekhaya.example`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'order-of-amina' },
  })
  server.close()

  await eventually(() => expect(told()).toContain('/customers/all'))
  expect(told()).toContain('It failed')
  for (const secret of ['amina', token, 'order-of-amina', otp, password]) expect(told()).not.toContain(secret)
})
