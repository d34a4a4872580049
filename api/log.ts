import { type DestinationStream, pino } from 'pino'
import { pinoHttp } from 'pino-http'

const secrets = [
  'password',
  'newPassword',
  'confirmPassword',
  'otp',
  'accessToken',
  'refreshToken',
  'resetToken',
  'token',
]
const headers = ['authorization', 'cookie', '["idempotency-key"]', '["set-cookie"]']

/** The shop's log: JSON lines, without secrets. `destination`: the standard output unless told otherwise. */
export const openLog = (level: string, destination?: DestinationStream) =>
  pino({ level, base: null, redact, serializers: { err: errorLine } }, destination)

export type Log = ReturnType<typeof openLog>

/** One line a request: failures as errors, everything else for those who debug. What was searched for is nobody's business. */
export const logRequests = (log: Log) =>
  pinoHttp({
    logger: log,
    genReqId: () => crypto.randomUUID(),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    // These few fields are all that its lines hold: to look for secrets in them for every request costs as much as an order's sums.
    redact: [],
    // An error is told as everywhere else.
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, originalUrl, url }) => ({ id, method, url: String(originalUrl ?? url).split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  })

const redact = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  ...['req', 'res', '*.req'].flatMap((where) =>
    headers.map((name) => `${where}.headers${name.startsWith('[') ? '' : '.'}${name}`),
  ),
]

// Libraries hang whole requests on their errors: body-parser the text that it could not read, nodemailer the mail.
const errorLine = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: errorLine(cause) }),
  }
}
