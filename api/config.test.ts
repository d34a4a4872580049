import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = { SHOP_MODE: 'production', TOKEN_SECRET: 'a secret of more than thirty-two characters' }
const complaint = (environment: NodeJS.ProcessEnv) => {
  try {
    readConfig(environment, [])
    return undefined
  } catch (error) {
    return error instanceof ConfigError ? error.message : error
  }
}

describe('the configuration', () => {
  it('is that of a demo shop on this machine where nothing is set', () => {
    expect(readConfig({}, [])).toMatchObject({
      SHOP_MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      RATE_LIMITS: 'on',
      DELIVERY_FEE: 60,
      publicUrl: 'http://localhost:3000',
      dev: false,
    })
  })

  it('takes a blank for nothing', () => {
    expect(readConfig({ PORT: '', EVENTSTORE_URL: '', TOKEN_SECRET: '' }, [])).toMatchObject({ PORT: 3000 })
  })

  it('tells where people find the shop', () => {
    expect(readConfig({ PORT: '8080' }, []).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'https://ekhaya.example' }, []).publicUrl).toBe('https://ekhaya.example')
  })

  it('is for development where the flag says so', () => {
    expect(readConfig({}, ['node', 'api/main.ts', '--dev']).dev).toBe(true)
  })

  it.each([
    [{ PORT: 'three thousand' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE'],
    [{ EVENTSTORE_URL: 'http://localhost:2113' }, 'EVENTSTORE_URL must begin with esdb://'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters long'],
    [{ DELIVERY_FEE: '-1' }, 'DELIVERY_FEE'],
    [{ PUBLIC_URL: 'ekhaya' }, 'PUBLIC_URL'],
  ])('%j stops the shop with a sentence', (environment, sentence) => {
    expect(complaint(environment)).toContain(sentence)
  })

  it('tells every mistake at once', () => {
    expect(String(complaint({ PORT: 'x', SHOP_MODE: 'y' })).split('\n')).toHaveLength(3)
  })
})

describe('a shop in production', () => {
  it('starts with a secret of its own', () => expect(complaint(production)).toBeUndefined())

  it.each([
    [{ ...production, TOKEN_SECRET: undefined }, 'TOKEN_SECRET is missing'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is accepted in demo mode only'],
  ])('does not start with %j', (environment, sentence) => expect(complaint(environment)).toContain(sentence))
})
