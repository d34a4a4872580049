import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '#api/log.ts'
import type { ProductChange } from '#domain/live/liveFrames.ts'
import { openAuthorizedConnection } from './authorizedConnection.ts'
import { openLiveRoom } from './liveRoom.ts'
import { openProductFollowing } from './productFollowing.ts'

const cheaperNow = (productId: string): ProductChange => ({
  ...{ productId, price: 80, discount: 0, discountedPrice: 80, inStock: true, version: 2 },
})
const currentProduct = vi.fn(cheaperNow)

const openFollowing = () => {
  const send = vi.fn()
  const connection = openAuthorizedConnection(send, { ofSession: async () => undefined })
  const log = openLog('silent')
  const error = vi.spyOn(log, 'error')
  const followProducts = openProductFollowing(openLiveRoom(), connection, { currentProduct, log })
  return {
    follow: (...productIds: string[]) => followProducts({ productIds, shownPrices: productIds.map(() => 100) }),
    reported: () => send.mock.calls.map(([{ data }]) => data.productId),
    error,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  currentProduct.mockReset().mockImplementation(cheaperNow)
})
afterEach(() => void vi.useRealTimers())

describe('a connection that changes the list of its products many times', () => {
  it('has them compared together, half a second after the first change, and only those that it follows by then', () => {
    const { follow, reported } = openFollowing()
    for (let times = 0; times < 100; times += 1) {
      follow('blue-kettle', 'copper-pot')
      follow('enamel-mug')
    }
    vi.advanceTimersByTime(499)
    expect(currentProduct).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)

    expect(reported()).toEqual(['enamel-mug'])
    expect(currentProduct).toHaveBeenCalledTimes(1)
  })

  it('has those of a later list compared half a second later', () => {
    const { follow, reported } = openFollowing()
    follow('blue-kettle')
    vi.advanceTimersByTime(500)
    follow('blue-kettle', 'copper-pot')
    vi.advanceTimersByTime(500)

    expect(reported()).toEqual(['blue-kettle', 'copper-pot'])
  })
})

it('products that cannot be read are logged, and those of the next list are compared', () => {
  currentProduct.mockImplementationOnce(() => {
    throw new Error('the disk is full')
  })
  const { follow, reported, error } = openFollowing()
  follow('blue-kettle')
  vi.advanceTimersByTime(500)
  follow('copper-pot')
  vi.advanceTimersByTime(500)

  expect(error).toHaveBeenCalledTimes(1)
  expect(reported()).toEqual(['copper-pot'])
})
