// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayEarlyTaps } from './earlyTaps.ts'

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const headScript = page.split('<script>').at(-1)?.split('</script>')[0] ?? ''
const recorder = headScript.slice(headScript.indexOf('{\n        const taps'))

/** The events that the page has handled, in order. */
let handled: string[]
let root: HTMLElement
const byId = (id: string) => document.getElementById(id) as HTMLInputElement

/** Renders a page and runs its recorder. */
beforeEach(() => {
  handled = []
  root = document.createElement('div')
  root.innerHTML = `
    <button id="pot" type="button">Add pot</button>
    <button id="drill" type="button"><svg id="icon"></svg>Add drill</button>
    <button id="off" type="button" disabled>Sold out</button>
    <form><input id="words" /><button id="search">Search</button></form>
    <a id="cart" href="/Cart">Cart</a><a id="skip" href="#main">Skip</a>
    <label id="label"><input type="checkbox" id="brand" />Vuthela</label>
    <select id="sort"><option>best</option><option>price</option></select>
    <footer id="footer"><button id="theme" type="button">Dark</button></footer>`
  document.body.replaceChildren(root)
  new Function(recorder)()
})

/** Adds the page's own handlers at its root, as React does, while the recorder still records. */
const hydrate = () => {
  for (const name of ['click', 'change', 'submit'])
    root.addEventListener(name, (event) => {
      handled.push(`${name} ${(event.target as HTMLElement).id}`)
      if (event.target instanceof HTMLAnchorElement || name === 'submit') event.preventDefault()
    })
}

afterEach(() => {
  window.earlyTaps?.each(removeEventListener)
  window.earlyTaps = undefined
  vi.useRealTimers()
})

const goLive = async () => {
  hydrate()
  await replayEarlyTaps()
}

describe('the mark of an early page', () => {
  const isEarly = () => 'early' in document.documentElement.dataset

  it('is there until the page answers presses', async () => {
    expect(isEarly()).toBe(true)
    await goLive()
    expect(isEarly()).toBe(false)
  })

  it('is gone where a script of the page fails', () => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/index.js' })
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(isEarly()).toBe(false)
  })

  it('remains, and presses are kept, where only the script of the page fails: the entry is still to come', async () => {
    byId('pot').click()
    const script = Object.assign(document.createElement('script'), { type: 'module' })
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(isEarly()).toBe(true)

    await goLive()
    expect(handled).toEqual(['click pot'])
  })
})

describe('a control that is pressed before hydration', () => {
  it('is replayed, once and in order', async () => {
    byId('icon').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    byId('pot').click()
    byId('drill').click()
    await goLive()

    expect(handled).toEqual(['click drill', 'click pot', 'click drill'])
    byId('pot').click()
    expect(handled).toHaveLength(4)
  })

  it('is marked as busy until then', async () => {
    byId('drill').click()
    expect(byId('drill').matches('[data-tapped][aria-busy=true]')).toBe(true)
    expect(byId('pot').matches('[data-tapped], [aria-busy]')).toBe(false)

    await goLive()
    expect(byId('drill').matches('[data-tapped], [aria-busy]')).toBe(false)
  })

  it('triggers no handler before the replay, though handlers are attached', async () => {
    hydrate()
    byId('drill').click()
    expect(handled).toEqual([])

    await replayEarlyTaps()
    expect(handled).toEqual(['click drill'])
  })

  it('is replayed before controls that are pressed during the replay', async () => {
    byId('pot').click()
    byId('drill').click()
    hydrate()
    const replayed = replayEarlyTaps()
    byId('brand').click()
    await replayed

    expect(handled).toEqual(['click pot', 'click drill', 'click brand', 'change brand'])
  })

  it('is not replayed when it was removed or disabled', async () => {
    byId('pot').click()
    byId('drill').click()
    byId('off').click()
    byId('pot').remove()
    byId('drill').disabled = true
    await goLive()

    expect(handled).toEqual([])
  })

  it('may be a checkbox, which is ticked once, or a select', async () => {
    byId('label').click()
    byId('sort').value = 'price'
    byId('sort').dispatchEvent(new Event('change', { bubbles: true }))
    expect(byId('brand').checked).toBe(false)
    await goLive()

    expect(byId('brand').checked).toBe(true)
    expect(handled).toEqual(['click brand', 'change brand', 'change sort'])
  })
})

describe('a part of the page that is hydrated later', () => {
  beforeEach(() => byId('footer').setAttribute('data-pending', ''))

  const hydrateFooter = async () => {
    byId('footer').removeAttribute('data-pending')
    byId('footer').dispatchEvent(new Event('hydrated', { bubbles: true }))
    await vi.waitFor(() => expect(document.querySelector('[data-tapped]')).toBeNull())
  }

  it('gets its presses once it is hydrated, whenever they were made', async () => {
    byId('theme').click()
    const replayed = goLive()
    await Promise.resolve()
    expect(handled).toEqual([])
    await hydrateFooter()
    await replayed
    expect(handled).toEqual(['click theme'])
  })

  it('gets presses that came after the page was hydrated, while the rest of the page answers at once', async () => {
    await goLive()
    byId('theme').click()
    expect(byId('theme').matches('[data-tapped][aria-busy=true]')).toBe(true)
    byId('pot').click()
    expect(handled).toEqual(['click pot'])

    await hydrateFooter()
    expect(handled).toEqual(['click pot', 'click theme'])
    await vi.waitFor(() => expect(window.earlyTaps).toBeUndefined())
    byId('theme').click()
    expect(handled).toHaveLength(3)
  })

  it('holds back a link that would lose a press before it', async () => {
    await goLive()
    byId('theme').click()
    byId('cart').click()
    expect(handled).toEqual([])

    await hydrateFooter()
    expect(handled).toEqual(['click theme', 'click cart'])
  })

  it('is waited for for five seconds at most, however often it is pressed', async () => {
    vi.useFakeTimers()
    byId('theme').click()
    byId('theme').click()
    byId('pot').click()
    const replayed = goLive()
    await vi.advanceTimersByTimeAsync(4999)
    expect(handled).toEqual([])

    await vi.advanceTimersByTimeAsync(10)
    await replayed
    expect(handled).toEqual(['click theme', 'click theme', 'click pot'])
  })
})

describe('a part of the page that has gone', () => {
  it('holds up nothing, and the recorder ends with the next press', async () => {
    byId('footer').setAttribute('data-pending', '')
    byId('theme').click()
    byId('footer').remove()
    byId('pot').click()
    await goLive()

    expect(handled).toEqual(['click pot'])
    expect(window.earlyTaps).toBeUndefined()
  })

  it('is not waited for once the page goes on', async () => {
    byId('footer').setAttribute('data-pending', '')
    await goLive()
    expect(window.earlyTaps).toBeDefined()

    byId('footer').remove()
    byId('pot').click()
    expect(handled).toEqual(['click pot'])
    expect(window.earlyTaps).toBeUndefined()
  })
})

describe('links and forms', () => {
  const recordNavigation = () => {
    const gone: string[] = []
    root.addEventListener('click', (event) => {
      if (!event.defaultPrevented) gone.push((event.target as HTMLElement).id)
      event.preventDefault()
    })
    return gone
  }

  it('work without a replay', () => {
    const gone = recordNavigation()
    byId('cart').click()
    byId('search').click()
    byId('skip').click()

    expect(gone).toEqual(['cart', 'search', 'skip'])
  })

  it('are queued behind an earlier tap, which would be lost with the page', async () => {
    byId('drill').click()
    byId('cart').click()
    byId('search').click()
    expect(byId('cart').matches('[data-tapped]')).toBe(true)
    await goLive()

    expect(handled).toEqual(['click drill', 'click cart', 'click search', 'submit '])
  })

  it('are not queued when they open another tab or stay on the page', () => {
    const gone = recordNavigation()
    byId('drill').click()
    byId('cart').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    byId('skip').click()

    expect(gone).toEqual(['cart', 'skip'])
  })

  it('are queued for 30 seconds at most', () => {
    vi.useFakeTimers()
    const gone = recordNavigation()
    byId('drill').click()
    byId('cart').click()
    vi.advanceTimersByTime(29_999)
    expect(gone).toEqual([])

    vi.advanceTimersByTime(1)
    expect(gone).toEqual(['cart'])
    expect(document.querySelector('[data-tapped]')).toBeNull()
    expect(window.earlyTaps?.taps).toEqual([])
  })
})

describe('a page whose script fails to load', () => {
  it('clears the busy marks', () => {
    byId('drill').click()
    const script = root.appendChild(document.createElement('script'))
    Object.assign(script, { type: 'module', src: '/assets/index.js' })
    script.dispatchEvent(new Event('error'))

    expect(byId('drill').matches('[data-tapped], [aria-busy]')).toBe(false)
  })
})

describe('what every page includes', () => {
  it.each([
    ['the recorder', recorder, 1100],
    ['the whole script of the head', headScript, 1450],
  ])('%s, is short', (_, script, limit) => {
    expect(script).toContain('earlyTaps')
    expect(script.replaceAll(/\n\s*/g, '\n').length).toBeLessThan(limit)
  })
})
