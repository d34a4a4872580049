import { describe, expect, it } from 'vitest'
import { recordedEvent, shared, streams } from '#api/eventStore/testing/testServer/protocol.ts'
import {
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventResponse,
} from '#api/eventStore/testing/testServer/readResponses.ts'
import { decodeSubscriptionMessage } from './subscriptionMessage.ts'

const decoded = (response: streams.ReadResp, appended = Buffer.alloc(0)) =>
  decodeSubscriptionMessage(Buffer.concat([response.serializeBinary(), appended]))

const kettleAdded = {
  id: 'b9a1a4a6-1f7c-4f0e-9e0d-0a4f8f0d6c11',
  stream: 'product-blueKettle',
  revision: 0,
  position: 2 ** 40 + 5,
  type: 'ProductAdded',
  json: true,
  data: Buffer.from('{"name":"Kettle, 1½ litres"}'),
  metadata: Buffer.from('{"version":1}'),
  created: 1_700_000_000_000,
}

describe('a message of a subscription', () => {
  it.each([
    ['the first of its stream, far in the log', {}],
    ['a later one', { revision: 300 }],
    ['without data', { data: Buffer.alloc(0) }],
    [
      'in a stream with a long name in isiXhosa',
      { stream: `product-${'iketile eluhlaza okwesibhakabhaka'.repeat(9)}` },
    ],
  ])('is decoded like the generated classes decode it: %s', (_, changes) => {
    const event = { ...kettleAdded, ...changes }
    const { id, stream, revision, position, type, data, metadata } = event

    expect(decoded(eventResponse(event))).toEqual({
      id,
      stream,
      revision,
      position,
      type,
      data: data.toString(),
      metadata: metadata.toString(),
    })
  })

  it.each([
    ['confirmation', confirmationResponse()],
    ['caughtUp', caughtUpResponse()],
    ['fellBehind', new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind())],
    ['other', checkpointResponse(kettleAdded)],
    ['other', new streams.ReadResp()],
  ])('is recognized: %s', (name, response) => {
    expect(decoded(response)).toBe(name)
  })

  it('that resolves a link to a deleted event is none for the shop', () => {
    const resolved = new streams.ReadResp.ReadEvent()
      .setLink(recordedEvent(kettleAdded))
      .setNoPosition(new shared.Empty())

    expect(decoded(new streams.ReadResp().setEvent(resolved))).toBe('other')
  })

  it.each([
    ['a number', [0xf8, 0x01, 0xac, 0x02]],
    ['eight bytes', [0xf9, 0x01, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['four bytes', [0xfd, 0x01, 1, 2, 3, 4]],
    ['a message', [0xfa, 0x01, 2, 8, 1]],
  ])('of a newer server has fields that are skipped: %s', (_, field31) => {
    const recorded = Buffer.from(recordedEvent(kettleAdded).serializeBinary())
    const resolved = delimited(1, Buffer.concat([Buffer.from(field31), recorded, Buffer.from(field31)]))

    expect(decodeSubscriptionMessage(delimited(1, resolved))).toMatchObject({
      id: kettleAdded.id,
      position: kettleAdded.position,
      data: kettleAdded.data.toString(),
    })
  })

  it('that is cut short is refused', () => {
    const whole = Buffer.from(eventResponse(kettleAdded).serializeBinary())

    for (const length of [whole.length - 1, 40, 2])
      expect(() => decodeSubscriptionMessage(whole.subarray(0, length))).toThrow(RangeError)
  })
})

/** A field with a message of at most 16,383 bytes. */
const delimited = (field: number, message: Buffer) =>
  Buffer.concat([Buffer.from([field * 8 + 2, (message.length & 127) | 128, message.length >> 7]), message])
