// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { usualDelivery } from '#domain/shopIdentity.ts'
import { CallFailed } from '#web/client/callFailed.ts'
import { readState, writeState } from './pageState.ts'

const onPage = (state: string) => {
  document.body.innerHTML = `<script type="application/json" id="state">${state}</script>`
}

describe('what the server knew', () => {
  it('arrives in the browser, answers and refusals alike', () => {
    const terms = { fee: 4500, freeFrom: 25_000 }
    const error = new CallFailed('No product found', { status: 404, refusal: 'ProductNotFound' })
    onPage(
      writeState({
        terms,
        publicUrl: 'https://ekhaya.example',
        answers: [
          ['GET a', { key: 'GET a', reading: { status: 'succeeded', answer: { name: 'Blue kettle' } }, at: 1 }],
          ['GET b', { key: 'GET b', reading: { status: 'failed', error }, at: 1 }],
        ],
      }),
    )

    const known = readState()
    expect(known.terms).toEqual(terms)
    expect(known.publicUrl).toBe('https://ekhaya.example')
    expect(known.answers[0]?.[1].reading).toEqual({ status: 'succeeded', answer: { name: 'Blue kettle' } })
    expect(known.answers[1]?.[1].reading.error).toBeInstanceOf(CallFailed)
    expect(known.answers[1]?.[1].reading.error).toMatchObject({ message: 'No product found', reason: { status: 404 } })
  })

  it('cannot end its own script', () => {
    const name = '</script><script>alert(1)</script>'
    const state = writeState({
      terms: usualDelivery,
      answers: [['GET a', { key: 'GET a', reading: { status: 'succeeded', answer: { name } }, at: 1 }]],
    })
    onPage(state)

    expect(state).not.toContain('<')
    expect(readState().answers[0]?.[1].reading.answer).toEqual({ name })
  })

  it('is nothing on a page without a server', () => {
    document.body.innerHTML = ''

    expect(readState()).toEqual({ answers: [], terms: usualDelivery })
  })
})
