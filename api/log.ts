import { randomUUIDv7 } from 'node:crypto'
import { type DestinationStream, pino } from 'pino'
import { pinoHttp } from 'pino-http'

const secretFields = [
  'password',
  'newPassword',
  'confirmPassword',
  'otp',
  'accessToken',
  'refreshToken',
  'resetToken',
  'token',
]
const secretHeaders = ['authorization', 'cookie', '["idempotency-key"]', '["set-cookie"]']

/** The shop's log: JSON lines, without secrets. `destination`: by default the standard output. */
export const openLog = (level: string, destination?: DestinationStream) =>
  pino({ level, base: null, redact, serializers: { err: serializedError } }, destination)

export type Log = ReturnType<typeof openLog>

/** Logs one line per request: failures at level error, others at level debug. Queries are left out, as a search may be personal. */
export const logRequests = (log: Log) =>
  pinoHttp({
    logger: log,
    // In the order of time to the millisecond, as the ids of facts are: indexes on them are written mostly at their end.
    genReqId: () => randomUUIDv7(),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    // Its lines contain only these fields, none of them secret; redaction for every request would cost as much as pricing an order.
    redact: [],
    // Errors are serialized by the log's own serializer.
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, originalUrl, url }) => ({ id, method, url: String(originalUrl ?? url).split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  })

const redact = [
  ...secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  ...['req', 'res', '*.req'].flatMap((path) =>
    secretHeaders.map((name) => `${path}.headers${name.startsWith('[') ? '' : '.'}${name}`),
  ),
]

// Libraries attach whole requests to their errors: body-parser the text that it could not parse, nodemailer the mail.
const serializedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: serializedError(cause) }),
  }
}
