import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { shopContract } from '#domain/contract.ts'
import type { Contract } from '#domain/kernel/endpoint.ts'

interface Operation {
  operationId: string
  summary: string
  security?: unknown
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
}

interface Schema {
  properties: Record<string, Schema>
  required: string[]
}

const entries: Contract = shopContract
const keys = Object.keys(entries)

let shop: GivenShop
let document: { openapi: string; paths: Record<string, Record<string, Operation>> }

beforeAll(async () => {
  shop = await givenShop()
  document = (await shop.when.guest.raw<typeof document>('GET', 'openapi.json')).body
})
afterAll(() => shop.close())

const operation = (key: string) => {
  const [method = '', path = ''] = key.split(' ')
  return document.paths[`/${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
}

it('is OpenAPI 3.1', () => expect(document.openapi).toMatch(/^3\.1/))

it('contains only the endpoints of the contract', () => {
  const named = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(named).toHaveLength(keys.length)
})

describe.each(keys)('%s', (key) => {
  it('is described with its parameters, its body and its response', () => {
    const { access, params, query, querydata, upload, download, response, summary } = entries[key] ?? {}
    const described = operation(key)
    expect(described).toMatchObject({ summary, operationId: expect.stringMatching(/^\w+$/) })
    expect(described?.parameters.map((parameter) => [parameter.in, parameter.name])).toEqual([
      ...Object.keys(params?.shape ?? {}).map((name) => ['path', name]),
      ...Object.keys(query?.shape ?? {}).map((name) => ['query', name]),
    ])
    expect(described?.security).toEqual(access === 'anyone' ? undefined : [{ bearer: [] }])

    const bodies = upload?.types ?? (querydata ? ['application/json'] : [])
    expect(Object.keys(described?.requestBody?.content ?? {})).toEqual(bodies)
    const answers = Object.keys(described?.responses['200']?.content ?? {})
    expect(answers.sort()).toEqual([...new Set(['application/json', ...(download ?? [])])].sort())

    const sent = described?.requestBody?.content['application/json']?.schema
    expect(Object.keys(sent?.properties['querydata']?.properties ?? {})).toEqual(Object.keys(querydata?.shape ?? {}))
    const answered = described?.responses['200']?.content['application/json']?.schema
    expect(Object.keys(answered?.properties ?? {}).sort()).toEqual(
      [...new Set(['code', 'message', ...Object.keys(response?.shape ?? {})])].sort(),
    )
    expect(answered?.required).toEqual(expect.arrayContaining(['code', 'message']))
  })
})

it('has unique operation ids', () => {
  const ids = keys.map((key) => operation(key)?.operationId)
  expect(new Set(ids).size).toBe(keys.length)
})

it('has no unresolved references', () => {
  expect(JSON.stringify(document)).not.toContain('"$ref"')
})

it('has an HTML page that lists every endpoint', async () => {
  const answer = await fetch(`${shop.url}/docs`)
  const page = await answer.text()
  const headings = [...page.matchAll(/<h2><code>(.*?)<\/code><\/h2>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(keys)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})
