import { pino } from 'pino'
import { pinoHttp } from 'pino-http'

/** The shop's log: JSON lines, without secrets. */
export const openLog = (level: string) =>
  pino({
    level,
    base: null,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["idempotency-key"]',
      'res.headers["set-cookie"]',
    ],
  })

export type Log = ReturnType<typeof openLog>

/** One line a request: failures as errors, everything else for those who debug. */
export const logRequests = (log: Log) =>
  pinoHttp({
    logger: log,
    genReqId: () => crypto.randomUUID(),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    serializers: { req: ({ id, method, url }) => ({ id, method, url }), res: ({ statusCode }) => ({ statusCode }) },
  })
