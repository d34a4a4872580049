import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { logRequests, openLog } from './log.ts'

/** A log that records its lines. */
const recordingLog = () => {
  const lines: string[] = []
  return { log: openLog('trace', { write: (line) => lines.push(line) }), output: () => lines.join('') }
}

const password = 'Umbrella-7'
const otp = '402817'
const token = 'eyJhbGciOiJIUzI1NiJ9.claims.signature'

it.each<[string, object]>([
  ['by its name', { password, otp, refreshToken: token }],
  ['in a body', { querydata: { password, newPassword: password, confirmPassword: password, otp } }],
  ['deeper still', { body: { querydata: { otp, accessToken: token, resetToken: token } } }],
  [
    'in the headers of a request',
    { req: { headers: { authorization: `Bearer ${token}`, cookie: `resetProof=${token}` } } },
  ],
  ['in the headers of an answer', { res: { headers: { 'set-cookie': [`resetProof=${token}`] } } }],
  [
    'attached to an error by a library',
    { err: Object.assign(new Error('It failed'), { body: `{"password":"${password}"}` }) },
  ],
  [
    'attached to the cause of an error',
    {
      err: new Error('It failed', { cause: Object.assign(new Error('Deeper'), { config: { password, otp, token } }) }),
    },
  ],
])('a secret %s is not in the log', (_where, line) => {
  const { log, output } = recordingLog()
  log.error(line, 'Something happened')
  expect(output()).toContain('Something happened')
  for (const secret of [password, otp, token]) expect(output()).not.toContain(secret)
})

it('an error is logged with its cause and its stack', () => {
  const { log, output } = recordingLog()
  log.error({ err: new TypeError('No kettle', { cause: new Error('No water') }) }, 'It failed')
  const { err } = JSON.parse(output())
  expect(err).toMatchObject({ type: 'TypeError', message: 'No kettle', cause: { type: 'Error', message: 'No water' } })
  expect(err.stack).toContain('log.test.ts')
})

it('a request is logged without its headers and its query string', async () => {
  const { log, output } = recordingLog()
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

  await eventually(() => expect(output()).toContain('/customers/all'))
  expect(output()).toContain('It failed')
  for (const secret of ['amina', token, 'order-of-amina', otp, password]) expect(output()).not.toContain(secret)
})
