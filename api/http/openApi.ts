import { z } from 'zod'
import type { Contract, Endpoint, Upload } from '#domain/kernel/endpoint.ts'

/** The contract as an OpenAPI 3.1 document. */
export const openApi = (contract: Contract, server: string) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, entry] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ')
    const templated = `/${path.replace(/:(\w+)/g, '{$1}')}`
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation(key, entry) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ekhaya', version: '1', description },
    servers: [{ url: server }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

const description = `Every answer is {code, message, ...}; code 0 means done. The answer to a write may carry the header X-Position, a
text that only the shop can read: a GET that brings it back, or a POST that depends on lists (products/find, reviews), waits, for a second at
most, until it can tell of that write. When it cannot yet, the answer is the last known one and says X-Position-Reached: false. Of writes sent at once bring all, joined by commas; the answer
to the next write stands for all that it was brought.`

const operation = (
  key: string,
  { summary, access, params, query, querydata, upload, download, response }: Endpoint,
) => ({
  operationId: key.replace(/[^A-Za-z]+/g, '_'),
  summary,
  description: [callers[access], ...(upload ? [`The body is a file of at most ${megabytes(upload)} MB.`] : [])].join(
    ' ',
  ),
  ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
  parameters: [...parameters('path', params), ...parameters('query', query)],
  ...(querydata && { requestBody: { required: true, content: json(z.object({ querydata }), 'input') } }),
  ...(upload && { requestBody: { required: true, content: files(upload.types) } }),
  responses: {
    200: {
      description: 'Done',
      // A JSON file has the schema of the response.
      content: {
        ...files(download ?? []),
        ...json(z.object({ code: z.literal(0), message: z.string(), ...response.shape }), 'output'),
      },
    },
    default: { description: 'A refusal', content: json(Refused, 'output') },
  },
})

const callers = { anyone: 'Public.', signedIn: 'Signed in.', admin: 'Admins only.' }

const megabytes = ({ bytes }: Upload) => bytes / 1024 / 1024

const files = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const Refused = z.object({
  code: z.union([z.literal(1), z.literal(5)]),
  message: z.string(),
  refusal: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  offered: z.array(z.string()).optional(),
})

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: jsonSchema(schema, io) } })

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}
