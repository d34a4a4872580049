import { describe, expect, it } from 'vitest'
import { startStepsOn } from './startSteps.ts'

const given = (terminal: { isTTY: boolean }) => {
  let written = ''
  let clock = 0
  const write = (text: string) => {
    written += text
  }
  const step = startStepsOn({ ...terminal, write }, () => clock)
  return {
    loadTheGoods: () =>
      step('Loading the goods', async (progress) => {
        for (let done = 0; done <= 40; done += 1) progress(done, 40)
        clock += 3140
        return 40
      }),
    written: () => written,
  }
}

describe('a step of the start', () => {
  it('is told in quarters where the output is kept', async () => {
    const shop = given({ isTTY: false })

    expect(await shop.loadTheGoods()).toBe(40)

    expect(shop.written().split('\n')).toEqual([
      'Loading the goods …',
      'Loading the goods: 25 %',
      'Loading the goods: 50 %',
      'Loading the goods: 75 %',
      'Loading the goods: done in 3.1 s',
      '',
    ])
  })

  it('has one line of its own on a terminal, in which the percents count up', async () => {
    const shop = given({ isTTY: true })

    await shop.loadTheGoods()

    expect(shop.written()).toMatch(/^Loading the goods …\rLoading the goods: 2 %\rLoading the goods: 5 %\r/)
    expect(shop.written()).toMatch(/: 97 %\rLoading the goods: done in 3\.1 s\n$/)
    expect(shop.written().match(/\n/g)).toHaveLength(1)
  })

  it('that fails fails the start', async () => {
    const step = startStepsOn({ write: () => undefined })

    await expect(step('Loading the goods', () => Promise.reject(new Error('no goods')))).rejects.toThrow('no goods')
  })
})
