import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = {
  SHOP_MODE: 'production',
  TOKEN_SECRET: 'qMqFEy7hVdT2n0sU5bJ1cWz9KxL4aRgP6iOe3vBt8uY',
  SMTP_URL: 'smtp://mail.example:587',
  PUBLIC_URL: 'https://ekhaya.example',
}
const thandi = { ADMIN_EMAIL: 'thandi@ekhaya.example' }

const configError = (environment: NodeJS.ProcessEnv) => {
  try {
    readConfig(environment, [])
    return undefined
  } catch (error) {
    return error instanceof ConfigError ? error.message : error
  }
}

describe('the configuration', () => {
  it('is that of a demo shop on localhost if nothing is set', () => {
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

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', EVENTSTORE_URL: '', TOKEN_SECRET: '' }, [])).toMatchObject({ PORT: 3000 })
  })

  it('has the public URL of the shop', () => {
    expect(readConfig({ PORT: '8080' }, []).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'https://ekhaya.example' }, []).publicUrl).toBe('https://ekhaya.example')
  })

  it('is for development if the flag --dev is given', () => {
    expect(readConfig({}, ['node', 'api/main.js', '--dev']).dev).toBe(true)
  })

  it.each([
    [{ PORT: 'three thousand' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE'],
    [{ EVENTSTORE_URL: 'http://localhost:2113' }, 'EVENTSTORE_URL must begin with esdb://'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be at least 32 characters long'],
    [{ TOKEN_SECRET: 'changeme'.repeat(8) }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET: '1234567890'.repeat(4) }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET: 'abcdefghijklmnopqrstuvwxyz123456' }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET: 'set TOKEN_SECRET to at least 32 random characters' }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET: 'a'.repeat(1000) }, 'TOKEN_SECRET can be guessed'],
    [{ MAIL_FROM: 'Ekhaya: home <hello@ekhaya.example>' }, 'MAIL_FROM must be an e-mail address'],
    [{ MAIL_FROM: 'Ekhaya' }, 'MAIL_FROM must be an e-mail address'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must begin with smtp://'],
    [{ CORS_ORIGINS: 'https://partner.example/' }, 'CORS_ORIGINS must be origins'],
    [{ CORS_ORIGINS: 'https://partner.example,*' }, 'CORS_ORIGINS must be origins'],
    [{ ADMIN_EMAIL: 'thandi@ekhaya.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
    [{ ADMIN_PASSWORD: 'Umbrella-7' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
    [{ ADMIN_EMAIL: 'thandi', ADMIN_PASSWORD: 'Umbrella-7' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_EMAIL: 'thandi@ekhaya.example', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must be 6 to 20'],
    [{ DELIVERY_FEE: '-1' }, 'DELIVERY_FEE'],
    [{ PUBLIC_URL: 'ekhaya' }, 'PUBLIC_URL'],
  ])('%j is rejected with a sentence', (environment, sentence) => {
    expect(configError(environment)).toContain(sentence)
  })

  it('trims the address and the password of the first admin', () => {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = readConfig(
      { ADMIN_EMAIL: ' thandi@ekhaya.example ', ADMIN_PASSWORD: ' Umbrella-7 ' },
      [],
    )
    expect([ADMIN_EMAIL, ADMIN_PASSWORD]).toEqual(['thandi@ekhaya.example', 'Umbrella-7'])
  })

  it.each(['hello@ekhaya.example', 'Ekhaya <hello@ekhaya.example>'])('accepts %s as a sender', (MAIL_FROM) => {
    expect(configError({ MAIL_FROM })).toBeUndefined()
  })

  it('lists the origins whose scripts may call', () => {
    const { CORS_ORIGINS } = readConfig({ CORS_ORIGINS: 'https://partner.example, http://localhost:8080' }, [])
    expect(CORS_ORIGINS).toEqual(['https://partner.example', 'http://localhost:8080'])
  })

  it.each([
    ['of letters and digits', 'qMqFEy7hVdT2n0sU5bJ1cWz9KxL4aRgP6iOe3vBt8uY'],
    ['of 16 random bytes as hexadecimal digits', '7a963f1ac59c7a5e774385fada622e01'],
  ])('accepts a secret %s', (_what, TOKEN_SECRET) => expect(configError({ TOKEN_SECRET })).toBeUndefined())

  it('reports every mistake at once', () => {
    expect(String(configError({ PORT: 'x', SHOP_MODE: 'y' })).split('\n')).toHaveLength(3)
  })
})

describe('a shop in production', () => {
  it('starts with its own secrets', () => {
    expect(configError({ ...production, ...thandi, ADMIN_PASSWORD: 'Umbrella-7' })).toBeUndefined()
    expect(configError({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toBeUndefined()
  })

  it.each([
    [{ ...production, TOKEN_SECRET: undefined }, 'TOKEN_SECRET is missing'],
    [{ ...production, SMTP_URL: undefined }, 'SMTP_URL is missing'],
    [{ ...production, PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    [{ ...production, PUBLIC_URL: 'http://ekhaya.example' }, 'PUBLIC_URL is missing, or not https'],
    [{ ...production, ...thandi, ADMIN_PASSWORD: 'Password' }, 'ADMIN_PASSWORD can be guessed'],
    [{ ...production, ADMIN_EMAIL: 'th@ekhaya.example', ADMIN_PASSWORD: 'TH@ekhaya.example' }, 'ADMIN_PASSWORD can be'],
    [{ ...production, ...thandi, ADMIN_PASSWORD: 'Sawubona-admin' }, 'ADMIN_PASSWORD can be guessed'],
    [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is accepted in demo mode only'],
  ])('does not start with %j', (environment, sentence) => expect(configError(environment)).toContain(sentence))
})
