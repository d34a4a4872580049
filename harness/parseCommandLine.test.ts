import { describe, expect, it } from 'vitest'
import { flag, oneOf, optionParser, positive, text, wholeNumber } from './parseCommandLine.ts'

const options = {
  seeds: wholeNumber({ min: 1, default: 2000 }),
  sockets: wholeNumber({ min: 1, max: 2000, default: 1000 }),
  rebuild: wholeNumber({ min: 2 }),
  minutes: positive(15),
  flow: oneOf('catalogue', 'orders'),
  checkout: text('here'),
  shop: flag,
}

const parse = optionParser(options)

const defaults = {
  ...{ seeds: 2000, sockets: 1000, rebuild: undefined, minutes: 15 },
  ...{ flow: undefined, checkout: 'here', shop: false },
}

describe('a table of options', () => {
  it('gives the defaults where there are no arguments', () => {
    expect(parse([])).toStrictEqual(defaults)
  })

  it.each([
    [['--seeds', '100000', '--sockets', '2000'], { seeds: 100_000, sockets: 2000 }],
    [['--minutes', '0.5', '--rebuild', '1000000'], { minutes: 0.5, rebuild: 1_000_000 }],
    [['--flow', 'orders', '--shop'], { flow: 'orders', shop: true }],
    [['--checkout', '/elsewhere'], { checkout: '/elsewhere' }],
  ])('given %j, reads %j', (args, expected) => {
    expect(parse(args)).toStrictEqual({ ...defaults, ...expected })
  })

  it.each([
    [['--seeds', 'many'], '--seeds must be a whole number from 1, not many'],
    [['--seeds', '0'], '--seeds must be a whole number from 1, not 0'],
    [['--seeds', '1.5'], '--seeds must be a whole number from 1, not 1.5'],
    [['--seeds', ' '], '--seeds must be a whole number from 1, not '],
    [['--seeds', '-1'], '--seeds'],
    [['--sockets', '5000'], '--sockets must be a whole number from 1 to 2000, not 5000'],
    [['--rebuild', '1'], '--rebuild must be a whole number from 2, not 1'],
    [['--minutes', '0'], '--minutes must be a number above 0, not 0'],
    [['--minutes', 'soon'], '--minutes must be a number above 0, not soon'],
    [['--flow', 'returns'], '--flow must be one of catalogue, orders, not returns'],
    [['--shop', 'twenty'], 'twenty'],
    [['--speed', '3'], '--speed'],
  ])('given %j, says in a sentence what is wrong', (args, sentence) => {
    expect(() => parse(args)).toThrow(sentence)
  })
})
