import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import express from 'express'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { openOutbox } from './outbox.ts'
import { outboxRoutes } from './outboxRoutes.ts'

const kettle = {
  id: 'kettle',
  to: 'amina@ekhaya.example',
  subject: 'Your <b>kettle</b>',
  text: 'Boil & enjoy </pre><script>alert(1)</script>',
  html: '<p style="color:#0f5c4e">Boil and enjoy</p>',
  customerId: 'amina',
}
const pot = { ...kettle, id: 'pot', to: 'Sipho@ekhaya.example', subject: 'Your pot', text: 'Stir' }

const givenOutboxRoutes = async () => {
  const folder = await temporaryFolder()
  const outbox = openOutbox(join(folder.path, 'outbox.sqlite'), { now: () => new Date(monday) })
  const server = createServer(express().use(outboxRoutes(outbox))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    outbox.close()
    await folder[Symbol.asyncDispose]()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { outbox, get: (path: string) => fetch(`${url}${path}`) }
}

describe('/dev/outbox.json', () => {
  it('returns sent mails, newest first', async () => {
    const { outbox, get } = await givenOutboxRoutes()
    for (const mail of [kettle, pot]) await outbox.send(mail)
    const response = await get('/dev/outbox.json')
    const sentAt = monday
    expect(await response.json()).toEqual([
      { to: 'Sipho@ekhaya.example', subject: 'Your pot', text: 'Stir', sentAt },
      { to: kettle.to, subject: kettle.subject, text: kettle.text, sentAt },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['?to=sipho@ekhaya.example', ['Your pot']],
    ['?to=SIPHO%40EKHAYA.EXAMPLE', ['Your pot']],
    ['?to=nomsa@ekhaya.example', []],
    ['?to=ekhaya.example', []],
    ['?to=', ['Your pot', kettle.subject]],
  ])('%s', async (query, subjects) => {
    const { outbox, get } = await givenOutboxRoutes()
    for (const mail of [kettle, pot]) await outbox.send(mail)
    const mails: { subject: string }[] = await (await get(`/dev/outbox.json${query}`)).json()
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
  })
})

describe('/dev/outbox', () => {
  it('shows the text of mails, with markup escaped', async () => {
    const { outbox, get } = await givenOutboxRoutes()
    await outbox.send(kettle)
    const page = await (await get('/dev/outbox')).text()
    expect(page).toContain('Your &#60;b&#62;kettle&#60;/b&#62;')
    expect(page).not.toContain('<script>')
    expect(page).toContain('Monday, 16 November at 10:00')
  })

  it('filters by recipient, and says so if there are no mails', async () => {
    const { outbox, get } = await givenOutboxRoutes()
    for (const mail of [kettle, pot]) await outbox.send(mail)
    expect(await (await get('/dev/outbox?to=sipho@ekhaya.example')).text()).not.toContain('kettle</')
    expect(await (await get('/dev/outbox?to=%22%3E%3Cscript%3E')).text()).toContain(
      'No mail was sent to &#34;&#62;&#60;script',
    )
  })

  it('says so if there are no mails yet', async () => {
    const { get } = await givenOutboxRoutes()
    expect(await (await get('/dev/outbox')).text()).toContain('No mail was sent yet.')
  })

  it('runs no scripts, and loads only its own style sheet', async () => {
    const { get } = await givenOutboxRoutes()
    const [first, second] = [await get('/dev/outbox'), await get('/dev/outbox')]
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; base-uri 'none'; style-src 'nonce-[\w+/=]{24}'; frame-src 'self'/)
    expect(await first.text()).toContain(`<style nonce="${/nonce-([^']+)/.exec(policy)?.[1]}">`)
    expect(second.headers.get('content-security-policy')).not.toBe(policy)
  })
})

describe('the file that comes with a mail', () => {
  const attachment = {
    name: 'booking-BK-7F3K-92QD.ics',
    type: 'text/calendar; method=PUBLISH; charset=utf-8',
    content: 'BEGIN:VCALENDAR\r\n',
  }

  it('is offered beside the mail, and downloads as it was sent', async () => {
    const { outbox, get } = await givenOutboxRoutes()
    await outbox.send({ ...kettle, attachment })
    expect(await (await get('/dev/outbox')).text()).toContain(
      'Attached: <a href="/dev/outbox/kettle/attachment" download>booking-BK-7F3K-92QD.ics</a>',
    )
    const response = await get('/dev/outbox/kettle/attachment')
    expect(await response.text()).toBe(attachment.content)
    expect(response.headers.get('content-type')).toBe('text/calendar; method=PUBLISH; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=booking-BK-7F3K-92QD.ics')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
  })

  it('is neither offered nor found where there is none', async () => {
    const { outbox, get } = await givenOutboxRoutes()
    await outbox.send(kettle)
    expect(await (await get('/dev/outbox')).text()).not.toContain('Attached')
    expect((await get('/dev/outbox/kettle/attachment')).status).toBe(404)
  })
})

describe('/dev/outbox/{id}', () => {
  it('is the HTML of a mail, sandboxed', async () => {
    const { outbox, get } = await givenOutboxRoutes()
    await outbox.send(kettle)
    const response = await get('/dev/outbox/kettle')
    expect(await response.text()).toBe(kettle.html)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/)
    expect(policy).not.toContain('allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
  })

  it('is 404 for an unknown mail', async () => {
    const { get } = await givenOutboxRoutes()
    expect((await get('/dev/outbox/ladder')).status).toBe(404)
  })
})
