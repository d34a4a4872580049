import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, it } from 'vitest'
import { unpooled } from './unpooled.ts'

const kettle = '{"name":"Red kettle","price":349}'

it.each([
  ['a text', async () => Buffer.from(kettle)],
  ['parts put together', async () => Buffer.concat([Buffer.from(kettle), Buffer.from(kettle)])],
  ['what a compressor returns', () => promisify(brotliCompress)(kettle.repeat(100))],
])('given the bytes of %s, returns them in memory that holds nothing else', async (_, create) => {
  const bytes = await create()
  expect(bytes.buffer.byteLength).toBeGreaterThan(bytes.length)

  const own = unpooled(bytes)

  expect(own.equals(bytes)).toBe(true)
  expect(own.buffer.byteLength).toBe(bytes.length)
})

it('given bytes that have memory of their own, returns them as they are', () => {
  const own = Buffer.allocUnsafeSlow(100).fill(1)
  expect(unpooled(own)).toBe(own)
})
